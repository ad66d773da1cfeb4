import { useStore } from '@nanostores/react';
import type { Decision } from '#domain/decisions/decision.ts';
import { usd } from '#i18n/format.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Correction } from './correction/Correction.tsx';
import { reversibleAmong } from './correction/model.ts';
import { Grants } from './Grants.tsx';
import { UserName } from './UserName.tsx';
import { $audit, showMore } from './model.ts';
import { auditText } from './text.ts';

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.operator },
  { label: auditText.when },
  { label: auditText.note },
  { label: auditText.actions },
];

/** Every decision, and everything that those who run the site did by command. */
export function AuditTrail() {
  return (
    <>
      <Decisions />
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
            <RecordTable caption={auditText.caption} columns={COLUMNS} rows={rowsOf(decisions)} />
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

function rowsOf(decisions: readonly Decision[]) {
  const reversible = reversibleAmong(decisions);
  return decisions.map((decision) => rowOf(decision, reversible.has(decision)));
}

function rowOf(decision: Decision, isReversible: boolean) {
  const { of, subject, verdict, note, at, member, operator, amount } = decision;
  const line = auditText.line(of, verdict, amount && usd(amount));
  return {
    key: `${of} ${member.uid} ${subject} ${verdict}`,
    cells: [
      <What key="what" decision={decision} line={line} />,
      <UserName key="member" user={member} />,
      <UserName key="operator" user={operator} />,
      <DateTime key="when" at={at} />,
      note && <bdi key="note">{note}</bdi>,
      isReversible ? <Correction key="correction" decision={decision} line={line} /> : null,
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
