import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Decision } from '#domain/decisions/decision.ts';
import { MemberLink } from '#islands/operator/MemberLink.tsx';
import { UserName } from '#islands/operator/UserName.tsx';
import { CorrectionDialog } from '#islands/operator/correction/CorrectionDialog.tsx';
import { reversibleAmong } from '#islands/operator/correction/model.ts';
import { correctionText } from '#islands/operator/correction/text.ts';
import { StandingTrail } from '#islands/operator/members/StandingTrail.tsx';
import { $audit } from '#islands/operator/model.ts';
import { decisionSummary } from '#islands/operator/text.ts';
import { $uid } from '#stores/session.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Grants } from './Grants.tsx';
import { auditText } from './text.ts';

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.operator },
  { label: auditText.when },
  { label: auditText.note },
];

/** Every decision, every suspension, and everything that those who run the site did by command. */
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
  const own = useStore($uid);
  const [corrected, setCorrected] = useState<Decision | null>(null);

  const rowsOf = (decisions: readonly Decision[]) => {
    const reversible = reversibleAmong(decisions, own);
    return decisions.map((decision) =>
      rowOf(decision, reversible.has(decision) ? () => setCorrected(decision) : null),
    );
  };

  return (
    <RemoteView store={$audit}>
      {({ decisions, hasMore }) =>
        decisions.length === 0 ? (
          <Empty title={auditText.empty} hint={auditText.emptyHint} />
        ) : (
          <>
            <RecordTable caption={auditText.caption} columns={COLUMNS} rows={rowsOf(decisions)} />
            {corrected && <CorrectionDialog decision={corrected} onClose={() => setCorrected(null)} />}
            <Older list={$audit} hasOlder={hasMore} />
          </>
        )
      }
    </RemoteView>
  );
}

function rowOf(decision: Decision, onCorrect: (() => void) | null) {
  const { requestKind, requestId, outcome, note, at, member, operator } = decision;
  const summary = decisionSummary(decision);
  return {
    key: `${requestKind} ${member.uid} ${requestId} ${outcome}`,
    cells: [
      <What key="what" decision={decision} summary={summary} />,
      <MemberLink key="member" member={member} />,
      <UserName key="operator" user={operator} />,
      <DateTime key="when" at={at} />,
      <span key="note" className="cluster">
        {note && <bdi>{note}</bdi>}
        {onCorrect && (
          <DangerButton label={correctionText.openFor(summary)} onClick={onCorrect}>
            {correctionText.open}
          </DangerButton>
        )}
      </span>,
    ],
  };
}

function What({
  decision: { status, refusal },
  summary,
}: {
  readonly decision: Decision;
  readonly summary: string;
}) {
  if (status === 'settled') return summary;
  return (
    <>
      {summary}{' '}
      <small>
        {status === 'requested'
          ? auditText.requested
          : (auditText.refused[refusal ?? ''] ?? auditText.tooLate)}
      </small>
    </>
  );
}
