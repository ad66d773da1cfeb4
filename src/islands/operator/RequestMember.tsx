import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { MemberBalances } from './members/MemberBalances.tsx';
import { memberOf } from './members/model.ts';
import { membersText } from './members/text.ts';
import styles from './Queue.module.css';
import { ViewLink } from './ViewLink.tsx';
import { queryOf } from './model.ts';
import { userNameOf } from './text.ts';

/** The member who asks: what their books hold, whether they are suspended, and the way to all else. */
export function RequestMember({ member }: { readonly member: UserRef }) {
  const $member = useMemo(() => memberOf(member.uid), [member.uid]);
  const found = useStore($member);
  if (member.username === null) return null;
  return (
    <div className={styles.member}>
      <MemberBalances uid={member.uid} />
      <p className="cluster">
        <ViewLink query={queryOf('members', { member: member.uid })} current={undefined}>
          {membersText.more(userNameOf(member))}
        </ViewLink>
        {found.state === 'ready' && found.value?.suspension && (
          <span className="chip chip--refused">{membersText.suspended}</span>
        )}
      </p>
    </div>
  );
}
