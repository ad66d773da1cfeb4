import { type ReactNode, type RefCallback, useId } from 'react';
import type { Answer } from '../../domain/decision.ts';
import { usd } from '../../i18n/format.ts';
import { QUEUE_WORDS } from '../../i18n/operator.ts';
import { amountOf, type Waiting } from '../../stores/operator/requests.ts';
import { DangerButton } from '../ui/DangerButton.tsx';
import { nameOf } from './outcome-text.ts';
import { PartyName } from './PartyName.tsx';
import styles from './Queue.module.css';

interface Props {
  readonly row: Waiting;
  readonly isOverdue: boolean;
  readonly refer: RefCallback<HTMLElement>;
  readonly onAsk: (answer: Answer) => void;
  readonly children: ReactNode;
}

/** One request that waits: whose, what, and the two ways to decide it. */
export function RequestRow({ row, isOverdue, refer, onAsk, children }: Props) {
  const headingId = useId();
  const name = nameOf(row);
  return (
    <li className={`card ${styles.row}`} aria-labelledby={headingId} tabIndex={-1} ref={refer}>
      <h3 className={styles.title} id={headingId}>
        <span>{usd(amountOf(row))}</span> <PartyName party={row.member} />{' '}
        {isOverdue && <span className="chip chip--refused">{QUEUE_WORDS.overdue}</span>}
        {row.of === 'withdrawal' && row.withdrawal.status === 'cancelling' && (
          <span className="chip chip--pending">{QUEUE_WORDS.cancelling}</span>
        )}
      </h3>
      <div className={styles.body}>{children}</div>
      {row.decided ? (
        <p>
          <span className="chip chip--pending">{QUEUE_WORDS.decided[row.decided]}</span>{' '}
          {QUEUE_WORDS.decidedHint}
        </p>
      ) : (
        <div className="cluster">
          <button
            type="button"
            className="button"
            aria-label={QUEUE_WORDS.label(QUEUE_WORDS.approve[row.of], name)}
            onClick={() => onAsk('approve')}
          >
            {QUEUE_WORDS.approve[row.of]}
          </button>
          <DangerButton label={QUEUE_WORDS.label(QUEUE_WORDS.refuse, name)} onClick={() => onAsk('refuse')}>
            {QUEUE_WORDS.refuse}
          </DangerButton>
        </div>
      )}
    </li>
  );
}
