import { useStore } from '@nanostores/react';
import type { Decision } from '#domain/decisions/decision.ts';
import { usd } from '#i18n/format.ts';
import { Moment } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { PartyName } from './PartyName.tsx';
import { $audit, showMore } from './model.ts';
import { AUDIT_WORDS } from './text.ts';

const COLUMNS = [
  { label: AUDIT_WORDS.what },
  { label: AUDIT_WORDS.member },
  { label: AUDIT_WORDS.operator },
  { label: AUDIT_WORDS.when },
  { label: AUDIT_WORDS.note },
];

/** Every decision: what, about whom, by whom, when and why. */
export function AuditTrail() {
  const { store, most } = useStore($audit);
  return (
    <LiveView store={store}>
      {(decisions) =>
        decisions.length === 0 ? (
          <Empty title={AUDIT_WORDS.empty} hint={AUDIT_WORDS.emptyHint} />
        ) : (
          <>
            <RecordTable caption={AUDIT_WORDS.caption} columns={COLUMNS} rows={decisions.map(rowOf)} />
            {decisions.length === most && (
              <div>
                <button type="button" className="button button--quiet" onClick={showMore}>
                  {AUDIT_WORDS.more}
                </button>
              </div>
            )}
          </>
        )
      }
    </LiveView>
  );
}

function rowOf(decision: Decision) {
  const { of, subject, verdict, note, at, member, operator, amount } = decision;
  return {
    key: `${of} ${member.uid} ${subject} ${verdict}`,
    cells: [
      <What key="what" decision={decision} line={AUDIT_WORDS.line(of, verdict, amount && usd(amount))} />,
      <PartyName key="member" party={member} />,
      <PartyName key="operator" party={operator} />,
      <Moment key="when" at={at} />,
      note && <bdi key="note">{note}</bdi>,
    ],
  };
}

function What({ decision: { status }, line }: { readonly decision: Decision; readonly line: string }) {
  if (status === 'settled') return line;
  return (
    <>
      {line} <small>{status === 'requested' ? AUDIT_WORDS.requested : AUDIT_WORDS.tooLate}</small>
    </>
  );
}
