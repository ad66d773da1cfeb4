import { useStore } from '@nanostores/react';
import type { Decision } from '#domain/decisions/decision.ts';
import { usd } from '#i18n/format.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Grants } from './Grants.tsx';
import { MemberLink } from './MemberLink.tsx';
import { UserName } from './UserName.tsx';
import { StandingTrail } from './members/StandingTrail.tsx';
import { $audit, showMore } from './model.ts';
import { auditText } from './text.ts';

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.operator },
  { label: auditText.when },
  { label: auditText.note },
];

/** Every decision, every suspension, and every change of the operators' rights. */
export function AuditTrail() {
  return (
    <>
      <Decisions />
      <StandingTrail />
      <Grants />
    </>
  );
}

/** A decision: its subject, member, operator, time and note. */
function Decisions() {
  const { store, most } = useStore($audit);
  return (
    <RemoteView store={store}>
      {(decisions) =>
        decisions.length === 0 ? (
          <Empty title={auditText.empty} hint={auditText.emptyHint} />
        ) : (
          <>
            <RecordTable caption={auditText.caption} columns={COLUMNS} rows={decisions.map(rowOf)} />
            {decisions.length === most && (
              <div>
                <button type="button" className="button button--quiet" onClick={showMore}>
                  {auditText.more}
                </button>
              </div>
            )}
          </>
        )
      }
    </RemoteView>
  );
}

function rowOf(decision: Decision) {
  const { of, subject, verdict, note, at, member, operator, amount } = decision;
  return {
    key: `${of} ${member.uid} ${subject} ${verdict}`,
    cells: [
      <What key="what" decision={decision} line={auditText.line(of, verdict, amount && usd(amount))} />,
      <MemberLink key="member" member={member} />,
      <UserName key="operator" user={operator} />,
      <DateTime key="when" at={at} />,
      note && <bdi key="note">{note}</bdi>,
    ],
  };
}

function What({
  decision: { status, refusal },
  line,
}: {
  readonly decision: Decision;
  readonly line: string;
}) {
  if (status === 'settled') return line;
  return (
    <>
      {line}{' '}
      <small>
        {status === 'requested'
          ? auditText.requested
          : (auditText.refused[refusal ?? ''] ?? auditText.tooLate)}
      </small>
    </>
  );
}
