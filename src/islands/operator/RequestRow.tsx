import { useStore } from '@nanostores/react';
import { type ReactNode, type RefCallback, useId } from 'react';
import { SECOND_OPERATOR_ABOVE } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import type { Asked } from './DecisionDialog.tsx';
import { UserName } from './UserName.tsx';
import styles from './Queue.module.css';
import { amountOf, approverOf, hindranceOf, verdictOn, type PendingRequest } from './model.ts';
import { nameOf } from './outcome-text.ts';
import { userNameOf, queueText } from './text.ts';

interface Props {
  readonly row: PendingRequest;
  /** Uid of the operator at the screen. */
  readonly operator: string;
  readonly isOverdue: boolean;
  readonly refer: RefCallback<HTMLElement>;
  readonly onAsk: (asked: Asked) => void;
  /** The button that shows the member's other pending requests. */
  readonly others: ReactNode;
  readonly children: ReactNode;
}

/** One pending request: whose, what, who approved it, and the buttons to decide it. */
export function RequestRow({ row, operator, isOverdue, refer, onAsk, others, children }: Props) {
  const headingId = useId();
  return (
    <li className={`card ${styles.row}`} aria-labelledby={headingId} tabIndex={-1} ref={refer}>
      <h3 className={styles.title} id={headingId}>
        <span>{usd(amountOf(row))}</span> <UserName user={row.member} />{' '}
        {isOverdue && <span className="chip chip--refused">{queueText.overdue}</span>}
      </h3>
      <div className={styles.body}>{children}</div>
      <Approval row={row} operator={operator} />
      {row.decided ? (
        <p>
          <span className="chip chip--pending">{queueText.decided[row.decided]}</span> {queueText.decidedHint}
        </p>
      ) : (
        <Answers row={row} operator={operator} onAsk={onAsk} />
      )}
      {others}
    </li>
  );
}

/** The progress of a payout that needs two operators. */
function Approval({ row, operator }: Pick<Props, 'row' | 'operator'>) {
  if (row.of === 'deposit' || amountOf(row) <= SECOND_OPERATOR_ABOVE) return null;
  const by = approverOf(row);
  if (by === null) return <p>{queueText.needsTwo()}</p>;
  return (
    <p className="notice">
      {by.uid === operator ? queueText.approvedByYou : queueText.approvedBy(userNameOf(by))}
    </p>
  );
}

/** An operator cannot decide their own request, nor be both operators of one payout. */
function Answers({ row, operator, onAsk }: Pick<Props, 'row' | 'operator' | 'onAsk'>) {
  const hasSandbox = useStore($hasSandbox);
  const hindrance = hindranceOf(row, operator);
  if (hindrance === 'own-request') return <p className="notice">{queueText.own}</p>;

  const name = nameOf(row);
  const verb = queueText.verb[verdictOn(row, 'approve')];
  return (
    <div className="cluster">
      {hindrance === null && (
        <button
          type="button"
          className="button"
          aria-label={queueText.label(verb, name)}
          onClick={() => onAsk({ row, answer: 'approve' })}
        >
          {verb}
        </button>
      )}
      {hindrance !== null && hasSandbox && (
        <button
          type="button"
          className="button"
          aria-label={queueText.label(sandboxText.paySecond, name)}
          onClick={() => onAsk({ row, answer: 'approve', asSecond: true })}
        >
          {sandboxText.paySecond}
        </button>
      )}
      <DangerButton
        label={queueText.label(queueText.refuse, name)}
        onClick={() => onAsk({ row, answer: 'refuse' })}
      >
        {queueText.refuse}
      </DangerButton>
    </div>
  );
}
