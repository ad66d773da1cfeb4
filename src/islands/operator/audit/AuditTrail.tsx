import { useStore } from '@nanostores/react';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import type { Decision, UserRef } from '#domain/decisions/decision.ts';
import type { Grant } from '#domain/decisions/decision.ts';
import { usd } from '#i18n/format.ts';
import { CorrectionDialog } from '#islands/operator/audit/CorrectionDialog.tsx';
import { reversibleAmong } from '#islands/operator/audit/correction.ts';
import { $community, isByWalk } from '#islands/operator/clock.ts';
import { areSamples, MemberLink, UserName } from '#islands/operator/links.tsx';
import { Lists } from '#islands/operator/Lists.tsx';
import { $standings } from '#islands/operator/members/model.ts';
import { standingText } from '#islands/operator/members/text.ts';
import { $audit, $grants, $view } from '#islands/operator/model.ts';
import { auditText, correctionText } from '#islands/operator/later-text.ts';
import { queueText } from '#islands/operator/queue/text.ts';
import { decisionSummary, DONE, operatorText, userNameOf } from '#islands/operator/text.ts';
import { $uid } from '#stores/session.ts';
import type { WatchedWalk } from '#stores/walk.ts';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { When } from '#ui/data/When.tsx';
import { Empty, WayOut } from '#ui/feedback/Empty.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import styles from './AuditTrail.module.css';

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.amount, kind: 'amount' },
  { label: auditText.by, kind: 'named' },
  { label: auditText.when, kind: 'time' },
] as const;

const PARTS = { decisions: Decisions, suspensions: Suspensions, site: Grants } as const;
const NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

/** Every decision, every suspension, and everything that those who run the site did by command: one list at a time. */
export function AuditTrail() {
  const { list } = useStore($view);
  const open = NAMES.find((name) => name === list) ?? 'decisions';
  const List = PARTS[open];
  return (
    <div className={`stack ${styles.trail}`}>
      <Lists view="audit" names={NAMES} open={open} text={auditText.list} />
      <List />
    </div>
  );
}

const KINDS = ['all', 'deposit', 'withdrawal', 'operator'] as const;

/** What became of each request: its latest decision. It opens to all of them with their notes, and to what takes them back. */
function Decisions() {
  const own = useStore($uid);
  const walk = useStore($community);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [corrected, setCorrected] = useState<Decision | null>(null);

  const isOfKind = (decision: Decision) =>
    kind === 'operator' ? !isByWalk(decision, walk) : kind === 'all' || decision.requestKind === kind;

  const rowsOf = (decisions: readonly Decision[]) => {
    const reversible = reversibleAmong(decisions, own);
    const isLabelled = areSamples(decisions.map(({ member }) => member));
    return [...Map.groupBy(decisions, requestOf)]
      .filter(([, steps]) => steps.some(isOfKind))
      .map(([key, [last, ...before]]) =>
        rowOf(key, last as Decision, before, {
          walk,
          own,
          isLabelled,
          onCorrect: setCorrected,
          toCorrect: [last as Decision, ...before].find((each) => reversible.has(each)),
        }),
      );
  };

  return (
    <RemoteView store={$audit}>
      {({ decisions, hasMore }) => {
        if (decisions.length === 0) return <Empty title={auditText.empty} hint={auditText.emptyHint} />;
        const rows = rowsOf(decisions);
        return (
          <>
            <Choices
              legend={queueText.filter.title}
              options={KINDS.filter((each) => walk || each !== 'operator').map((value) => ({
                value,
                label: auditText.kind[value],
              }))}
              value={kind}
              onChoose={setKind}
            />
            <div className={`stack ${styles.decisions}`} data-none={rows.length === 0}>
              {rows.length === 0 ? (
                <Empty title={auditText.noneAmong(decisions.length)} />
              ) : (
                <RecordTable
                  caption={
                    areSamples(decisions.map(({ member }) => member))
                      ? `${auditText.caption}. ${operatorText.allSamples}`
                      : auditText.caption
                  }
                  columns={COLUMNS}
                  rows={rows}
                />
              )}
              <Older list={$audit} hasOlder={hasMore} />
            </div>
            {corrected && <CorrectionDialog decision={corrected} onClose={() => setCorrected(null)} />}
          </>
        );
      }}
    </RemoteView>
  );
}

const requestOf = ({ requestKind, requestId, member }: Decision): string =>
  `${requestKind} ${member.uid} ${requestId}`;

interface RowOptions {
  readonly walk: WatchedWalk | null;
  /** Uid of the operator at the screen. */
  readonly own: string | null;
  /** Whether it is said above that all members are samples. */
  readonly isLabelled: boolean;
  /** What can be taken back of it. */
  readonly toCorrect: Decision | undefined;
  readonly onCorrect: (decision: Decision) => void;
}

function rowOf(
  key: string,
  last: Decision,
  before: readonly Decision[],
  { walk, own, isLabelled, toCorrect, onCorrect }: RowOptions,
) {
  // The walk writes one note beside all deposits of samples. Beside a payout stands its reference.
  const noteOf = (each: Decision) =>
    each.requestKind === 'deposit' && isByWalk(each, walk) ? null : each.note;
  const byOf = (each: Decision) =>
    isByWalk(each, walk) ? (
      <span className={styles.walk}>{auditText.walk}</span>
    ) : (
      <OperatorName user={each.operator} own={own} isLabelled={isLabelled} />
    );
  const summary = decisionSummary(last);
  return {
    key,
    cells: [
      <What key="what" decision={last} />,
      <MemberLink key="member" member={last.member} isLabelled={isLabelled} />,
      last.amount === null ? null : usd(last.amount),
      byOf(last),
      <When key="when" at={last.at} />,
    ],
    ...((before.length > 0 || noteOf(last) || toCorrect) && {
      details: {
        of: `${summary}: ${userNameOf(last.member)}`,
        render: () => (
          <div className="cluster">
            <ul className={styles.steps}>
              {[last, ...before].map((each) => {
                const note = noteOf(each);
                return (
                  <li key={`${each.outcome} ${each.at}`}>
                    {DONE[each.outcome]}: {byOf(each)} · <When at={each.at} />
                    {note && <Note text={note} isReference={each.outcome === 'send'} />}
                  </li>
                );
              })}
            </ul>
            {toCorrect && (
              <button
                type="button"
                className={`button button--quiet ${styles.undo}`}
                aria-label={correctionText.openFor(decisionSummary(toCorrect))}
                onClick={() => onCorrect(toCorrect)}
              >
                {correctionText.open}
              </button>
            )}
          </div>
        ),
      },
    }),
  };
}

interface OperatorNameProps {
  readonly user: UserRef;
  readonly own: string | null;
  readonly isLabelled?: boolean;
}

const OperatorName = ({ user, own, isLabelled = false }: OperatorNameProps) =>
  user.uid === own ? auditText.you : <UserName user={user} isLabelled={isLabelled} />;

function What({ decision }: { readonly decision: Decision }) {
  const { requestKind, status, refusal } = decision;
  const Icon = requestKind === 'deposit' ? ArrowDownToLine : ArrowUpFromLine;
  const hitch =
    status === 'requested' ? auditText.requested : (auditText.refused[refusal ?? ''] ?? auditText.tooLate);
  return (
    <span className={styles.what}>
      <Icon size={16} aria-hidden="true" className={styles.kind} />
      <span>
        {decisionSummary({ ...decision, amount: null })} {status !== 'settled' && <small>{hitch}</small>}
      </span>
    </span>
  );
}

interface NoteProps {
  readonly text: string;
  /** Whether it names the payout, and is no sentence. */
  readonly isReference?: boolean;
}

const Note = ({ text, isReference = false }: NoteProps) => (
  <bdi className={styles.note}>{isReference ? <WalletAddress address={text} /> : text}</bdi>
);

/** An empty list that no sample community would fill. */
const Nothing = ({ title }: { readonly title: string }) => (
  <WayOut value={null}>
    <Empty title={title} />
  </WayOut>
);

const text = auditText.grants;

const GRANT_COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.by, kind: 'named' },
  { label: auditText.when, kind: 'time' },
] as const;

/** What those who run the site did by command: who did it, for which account, and when. */
function Grants() {
  return (
    <RemoteView store={$grants}>
      {(grants) =>
        grants.length === 0 ? (
          <Nothing title={text.empty} />
        ) : (
          <RecordTable caption={text.caption} columns={GRANT_COLUMNS} rows={grants.map(grantRowOf)} />
        )
      }
    </RemoteView>
  );
}

const grantRowOf = ({ id, change, member, by, at }: Grant) => ({
  key: id,
  cells: [
    text.change[change],
    <UserName key="member" user={member} />,
    <bdi key="by">{by ?? text.sandbox}</bdi>,
    <When key="when" at={at} />,
  ],
});

const STANDING_COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: auditText.when, kind: 'time' },
  { label: auditText.by, kind: 'named' },
  { label: standingText.reason, kind: 'named' },
] as const;

/** Which accounts were suspended and released, which operator did it, and why. */
function Suspensions() {
  const own = useStore($uid);
  return (
    <RemoteView store={$standings}>
      {(changes) =>
        changes.length === 0 ? (
          <Nothing title={standingText.empty} />
        ) : (
          <RecordTable
            caption={standingText.caption}
            columns={STANDING_COLUMNS}
            rows={changes.map((each) => standingRowOf(each, own))}
          />
        )
      }
    </RemoteView>
  );
}

const standingRowOf = ({ id, change, reason, member, operator, at }: StandingChange, own: string | null) => ({
  key: `${member.uid} ${id}`,
  cells: [
    standingText.change[change],
    <MemberLink key="member" member={member} />,
    <When key="when" at={at} />,
    <OperatorName key="operator" user={operator} own={own} />,
    <Note key="reason" text={reason} />,
  ],
});
