import type { UserRef } from '#domain/decisions/decision.ts';
import { operatorText, userNameOf } from './text.ts';

/** A user's name, labelled if the user is a sample. */
export function UserName({ user }: { readonly user: UserRef }) {
  return (
    <>
      <bdi>{userNameOf(user)}</bdi> <SampleLabel user={user} />
    </>
  );
}

export function SampleLabel({ user }: { readonly user: UserRef }) {
  return user.isSample && <span className="chip chip--tag">{operatorText.sample}</span>;
}
