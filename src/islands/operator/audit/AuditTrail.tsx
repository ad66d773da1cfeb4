import { useStore } from '@nanostores/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import type { Decision, UserRef } from '#domain/decisions/decision.ts';
import type { Grant } from '#domain/decisions/grant.ts';
import { CorrectionDialog } from '#islands/operator/audit/CorrectionDialog.tsx';
import { reversibleAmong } from '#islands/operator/audit/correction.ts';
import { MemberLink, UserName } from '#islands/operator/links.tsx';
import { $standings } from '#islands/operator/members/model.ts';
import { standingText } from '#islands/operator/members/text.ts';
import { $audit, $grants } from '#islands/operator/model.ts';
import { auditText, correctionText } from '#islands/operator/later-text.ts';
import { decisionSummary } from '#islands/operator/text.ts';
import { $uid } from '#stores/session.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import styles from './AuditTrail.module.css';

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.operator },
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
            <RecordTable
              caption={auditText.caption}
              columns={COLUMNS}
              rows={rowsOf(decisions)}
              narrow="pairs"
            />
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
      <span key="what" className={styles.what}>
        <span>
          <What decision={decision} summary={summary} />
        </span>
        {onCorrect && (
          <button
            type="button"
            className={`icon-button icon-button--dense ${styles.undo}`}
            aria-label={correctionText.openFor(summary)}
            title={correctionText.open}
            onClick={onCorrect}
          >
            <Undo2 size={16} aria-hidden="true" />
          </button>
        )}
      </span>,
      <Member key="member" member={member} />,
      <By key="operator" operator={operator} at={at} />,
      note && <Note key="note" text={note} />,
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

const Member = ({ member }: { readonly member: UserRef }) => (
  <span className={styles.whole}>
    <MemberLink member={member} />
  </span>
);

const By = ({ operator, at }: Pick<Decision, 'operator' | 'at'>) => (
  <span className={styles.whole}>
    <UserName user={operator} />
    <DateTime className={styles.when} at={at} />
  </span>
);

const Note = ({ text }: { readonly text: string }) => <bdi className={styles.note}>{text}</bdi>;

const text = auditText.grants;

const GRANT_COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: text.by },
  { label: auditText.when },
];

/** What those who run the site did by command: who did it, for which account, and when. */
function Grants() {
  return (
    <section className={`stack ${styles.trail}`} aria-labelledby="grants">
      <h3 id="grants">{text.title}</h3>
      <RemoteView store={$grants}>
        {(grants) =>
          grants.length === 0 ? (
            <p>{text.empty}</p>
          ) : (
            <RecordTable caption={text.caption} columns={GRANT_COLUMNS} rows={grants.map(grantRowOf)} />
          )
        }
      </RemoteView>
    </section>
  );
}

const grantRowOf = ({ id, change, member, by, at }: Grant) => ({
  key: id,
  cells: [
    text.change[change],
    <UserName key="member" user={member} />,
    <bdi key="by">{by ?? text.sandbox}</bdi>,
    <DateTime key="when" at={at} />,
  ],
});

const STANDING_COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.operator },
  { label: standingText.reason },
];

/** Which accounts were suspended and released, which operator did it, and why. */
const StandingTrail = () => (
  <section className={`stack ${styles.trail}`} aria-labelledby="standings">
    <h3 id="standings">{standingText.trail}</h3>
    <RemoteView store={$standings}>
      {(changes) =>
        changes.length === 0 ? (
          <p>{standingText.empty}</p>
        ) : (
          <RecordTable
            caption={standingText.caption}
            columns={STANDING_COLUMNS}
            rows={changes.map(standingRowOf)}
            narrow="pairs"
          />
        )
      }
    </RemoteView>
  </section>
);

const standingRowOf = ({ id, change, reason, member, operator, at }: StandingChange) => ({
  key: `${member.uid} ${id}`,
  cells: [
    standingText.change[change],
    <Member key="member" member={member} />,
    <By key="operator" operator={operator} at={at} />,
    <Note key="reason" text={reason} />,
  ],
});
