import { useStore } from '@nanostores/react';
import { Bookmark } from 'lucide-react';
import { type ReactNode, type Ref, useId, useMemo } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { DeskEntry } from '#domain/decisions/desk.ts';
import { usd } from '#i18n/format.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $community, isByWalk } from '#islands/operator/clock.ts';
import { BackButton, UserName, ViewLink } from '#islands/operator/links.tsx';
import { MemberBalances } from '#islands/operator/members/MemberBalances.tsx';
import { memberOf } from '#islands/operator/members/model.ts';
import {
  amountOf,
  approverOf,
  hindranceOf,
  isUnproven,
  outcomeOf,
  type PendingRequest,
  queryOf,
  recordOf,
  takesTwoOperators,
} from '#islands/operator/model.ts';
import { operatorText, userNameOf } from '#islands/operator/text.ts';
import { useHandler } from '#islands/operator/use-console.ts';
import { asFailure } from '#stores/failure.ts';
import { When } from '#ui/data/When.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import styles from './Queue.module.css';
import type { Asked } from './decision.ts';
import { $deskFailure, refOf, setMarked } from './model.ts';
import { nameOf } from './notice-text.ts';
import { queueText } from './text.ts';

interface Props {
  readonly row: PendingRequest;
  /** Uid of the operator at the screen. */
  readonly operator: string;
  /** Who marked it for another look, or null. */
  readonly mark: DeskEntry | null;
  readonly refer: Ref<HTMLElement>;
  readonly heading: Ref<HTMLHeadingElement>;
  /** What the first button asks. Null: only another operator agrees. */
  readonly agreement: Asked | null;
  readonly onAsk: (asked: Asked) => void;
  /** Opens its list. */
  readonly listQuery: string;
  readonly children: ReactNode;
}

/** All of one pending request: whose, what, who approved it, and the buttons to decide it. */
export function RequestDetail({ row, operator, mark, refer, heading, listQuery, children, ...asks }: Props) {
  const headingId = useId();
  return (
    <section className={`card ${styles.detail}`} aria-labelledby={headingId} ref={refer}>
      <BackButton className={styles.back} text={operatorText.view[`${row.kind}s`]} query={listQuery} />
      <div className={styles.heading}>
        <h3 id={headingId} tabIndex={-1} ref={heading}>
          <span className={styles.figure}>{usd(amountOf(row))}</span>{' '}
          <span className={styles.member}>
            <UserName user={row.member} />
          </span>
        </h3>
        {!row.decided && <Answers row={row} operator={operator} mark={mark} {...asks} />}
      </div>
      {row.decided && (
        <p>
          <span className="chip chip--pending">{queueText.decided[row.decided]}</span> {queueText.decidedHint}
        </p>
      )}
      <OnTheDesk row={row} operator={operator} mark={mark} />
      <Approval row={row} operator={operator} agreement={asks.agreement} />
      <div className={styles.body}>{children}</div>
      <RequestMember member={row.member} />
    </section>
  );
}

/** Who else is at it now, and who wants another look at it. */
function OnTheDesk({ row, operator, mark }: Pick<Props, 'row' | 'operator' | 'mark'>) {
  const handledBy = useHandler(refOf(row), operator);
  const failure = useStore($deskFailure);
  return (
    <>
      {failure !== null && <FailureText failure={asFailure(failure)} />}
      {handledBy && <p className="notice notice--warning">{handledBy}</p>}
      {mark && (
        <p className={styles.hint}>
          {queueText.marked(userNameOf(mark.operator))}, <When at={mark.at} />
        </p>
      )}
    </>
  );
}

/** Why a request takes two operators, or who has approved it. */
function Approval({ row, operator, agreement }: Pick<Props, 'row' | 'operator' | 'agreement'>) {
  const walk = useStore($community);
  if (!takesTwoOperators(row)) return null;
  const by = approverOf(row);
  if (by === null)
    return <p className="notice">{queueText.needsTwo[row.kind === 'deposit' ? 'credit' : 'payout']}</p>;
  const at = recordOf(row).approval?.at ?? 0;
  const byOther = isByWalk({ member: row.member, at }, walk)
    ? queueText.approvedByWalk
    : queueText.approvedBy(userNameOf(by));
  const byOwn = agreement?.asSecond ? queueText.approvedByBoth : queueText.approvedByYou;
  return <p className="notice">{by.uid === operator ? byOwn : byOther}</p>;
}

type AnswersProps = Pick<Props, 'row' | 'operator' | 'mark' | 'agreement' | 'onAsk'>;

/** An operator cannot decide their own request, nor be both operators of one that takes two. */
function Answers({ row, operator, mark, agreement, onAsk }: AnswersProps) {
  if (hindranceOf(row, operator) === 'own-request') return <p className="notice">{queueText.own}</p>;

  const name = nameOf(row);
  const verb = agreement?.asSecond ? sandboxText.asSecond[row.kind] : queueText.verb[outcomeOf(row, 'agree')];
  const markVerb = mark ? queueText.unmark : queueText.mark;
  return (
    <div className={`cluster ${styles.answers}`}>
      {agreement && (
        <button
          type="button"
          // Nothing tells yet that it was paid: not the first thing to do.
          className={isUnproven(row) ? 'button button--quiet' : 'button'}
          aria-label={queueText.label(verb, name)}
          onClick={() => onAsk(agreement)}
        >
          {verb}
        </button>
      )}
      <DangerButton
        label={queueText.label(queueText.refuse, name)}
        onClick={() => onAsk({ row, choice: 'refuse' })}
      >
        {queueText.refuse}
      </DangerButton>
      <button
        type="button"
        className={`button button--quiet ${styles.mark}`}
        aria-label={queueText.label(markVerb, name)}
        onClick={() => void setMarked(refOf(row), mark === null)}
      >
        <Bookmark size={18} aria-hidden="true" fill={mark ? 'currentColor' : 'none'} />
        <span>{markVerb}</span>
      </button>
    </div>
  );
}

/** The member who asks: what their books hold, whether they are suspended, and the way to all else. */
function RequestMember({ member }: { readonly member: UserRef }) {
  const $member = useMemo(() => memberOf(member.uid), [member.uid]);
  const found = useStore($member);
  if (member.username === null) return null;
  return (
    <div className={styles.books}>
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
