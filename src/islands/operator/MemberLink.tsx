import type { UserRef } from '#domain/decisions/decision.ts';
import { SampleLabel, UserName } from './UserName.tsx';
import { ViewLink } from './ViewLink.tsx';
import { queryOf } from './model.ts';
import { userNameOf } from './text.ts';

/** A member's name, which leads to all that operators see of them. A deleted account has nothing more to show. */
export function MemberLink({ member }: { readonly member: UserRef }) {
  if (member.username === null) return <UserName user={member} />;
  return (
    <>
      <ViewLink query={queryOf('members', { member: member.uid })} current={undefined}>
        <bdi>{userNameOf(member)}</bdi>
      </ViewLink>{' '}
      <SampleLabel user={member} />
    </>
  );
}
