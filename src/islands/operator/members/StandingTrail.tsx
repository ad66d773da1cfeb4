import type { StandingChange } from '#domain/accounts/suspension.ts';
import { MemberLink } from '#islands/operator/MemberLink.tsx';
import { UserName } from '#islands/operator/UserName.tsx';
import { auditText } from '#islands/operator/audit/text.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { $standings } from './model.ts';
import { standingText } from './text.ts';

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.operator },
  { label: auditText.when },
  { label: standingText.reason },
];

/** Which accounts were suspended and released, which operator did it, and why. */
export const StandingTrail = () => (
  <section className="stack" aria-labelledby="standings">
    <h3 id="standings">{standingText.trail}</h3>
    <RemoteView store={$standings}>
      {(changes) =>
        changes.length === 0 ? (
          <p>{standingText.empty}</p>
        ) : (
          <RecordTable caption={standingText.caption} columns={COLUMNS} rows={changes.map(rowOf)} />
        )
      }
    </RemoteView>
  </section>
);

const rowOf = ({ id, change, reason, member, operator, at }: StandingChange) => ({
  key: `${member.uid} ${id}`,
  cells: [
    standingText.change[change],
    <MemberLink key="member" member={member} />,
    <UserName key="operator" user={operator} />,
    <DateTime key="when" at={at} />,
    <bdi key="reason">{reason}</bdi>,
  ],
});
