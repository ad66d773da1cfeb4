import type { UserRef } from '#domain/decisions/decision.ts';
import { operatorText, userNameOf } from './text.ts';

/** Who it is, with a label where it is a sample. */
export function UserName({ user }: { readonly user: UserRef }) {
  return (
    <>
      <bdi>{userNameOf(user)}</bdi> {user.isSample && <span className="chip">{operatorText.sample}</span>}
    </>
  );
}
