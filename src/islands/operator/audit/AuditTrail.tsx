import { useStore } from '@nanostores/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import { isOfWalk } from '#domain/community/dated-days.ts';
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
import { useWalk, WalkTime } from '#islands/operator/WalkTime.tsx';
import { $uid } from '#stores/session.ts';
import type { WatchedWalk } from '#stores/walk.ts';
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
  const walk = useWalk();
  const [corrected, setCorrected] = useState<Decision | null>(null);

  const rowsOf = (decisions: readonly Decision[]) => {
    const reversible = reversibleAmong(decisions, own);
    return decisions.map((decision) =>
      rowOf(
        decision,
        isByWalk(decision, walk),
        reversible.has(decision) ? () => setCorrected(decision) : null,
      ),
    );
  };

  return (
    <RemoteView store={$audit}>
      {({ decisions, hasMore }) =>
        decisions.length === 0 ? (
          <div className={styles.empty}>
            <Empty title={auditText.empty} hint={auditText.emptyHint} />
          </div>
        ) : (
          <>
            <RecordTable
              caption={
                decisions.some((each) => isByWalk(each, walk))
                  ? `${auditText.caption}. ${auditText.samples}`
                  : auditText.caption
              }
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

/** @param isAutomatic whether the walk decided it by itself */
function rowOf(decision: Decision, isAutomatic: boolean, onCorrect: (() => void) | null) {
  const { requestKind, requestId, outcome, note, at, member, operator } = decision;
  const summary = decisionSummary(decision);
  // The walk writes one note beside all deposits of samples. Beside a payout stands its reference.
  const shownNote = isAutomatic && requestKind === 'deposit' ? null : note;
  return {
    key: `${requestKind} ${member.uid} ${requestId} ${outcome}`,
    cells: [
      <span key="what" className={styles.what}>
        <What decision={decision} summary={summary} />
      </span>,
      <Member key="member" member={member} />,
      <By key="operator" operator={isAutomatic ? null : operator} at={at} />,
      shownNote || onCorrect ? (
        <span key="note" className={styles.end}>
          {shownNote && <Note text={shownNote} />}
          {onCorrect && (
            <button
              type="button"
              className={`link-button ${styles.undo}`}
              aria-label={correctionText.openFor(summary)}
              onClick={onCorrect}
            >
              <Undo2 size={16} aria-hidden="true" /> {correctionText.open}
            </button>
          )}
        </span>
      ) : null,
    ],
  };
}

/** Whether it is about a sample, and no one pressed for it: the walk decided it as its days passed. */
const isByWalk = ({ member, at }: Decision, walk: WatchedWalk | null): boolean =>
  walk !== null && member.isSample && isOfWalk(walk, at);

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

interface ByProps extends Pick<Decision, 'at'> {
  /** Null: the walk did it by itself. */
  readonly operator: UserRef | null;
}

const By = ({ operator, at }: ByProps) => (
  <span className={styles.whole}>
    {operator ? (
      <>
        <UserName user={operator} /> <WalkTime className={styles.when} at={at} />
      </>
    ) : (
      <>
        {auditText.walk}, <WalkTime at={at} />
      </>
    )}
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
