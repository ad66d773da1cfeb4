import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { ViewLink } from '#islands/operator/ViewLink.tsx';
import { MemberBalances } from '#islands/operator/members/MemberBalances.tsx';
import { memberOf } from '#islands/operator/members/model.ts';
import { queryOf } from '#islands/operator/model.ts';
import { operatorText, userNameOf } from '#islands/operator/text.ts';
import styles from './Queue.module.css';
import { queueText } from './text.ts';

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
          {queueText.allAbout(userNameOf(member))}
        </ViewLink>
        {found.state === 'ready' && found.value?.suspension && (
          <span className="chip chip--refused">{operatorText.suspended}</span>
        )}
      </p>
    </div>
  );
}
