import type { Deposit } from '#domain/deposits/deposit.ts';
import { usd } from '#i18n/format.ts';
import { DEPOSIT_STATUS } from '#i18n/status.ts';
import { TimeLeft } from './DueTime.tsx';
import styles from './PaymentStep.module.css';
import { countdownOf, type PaymentState, paymentState } from './model.ts';
import { depositText } from './text.ts';

const TONES: Readonly<Record<PaymentState, string>> = {
  waiting: 'chip--pending',
  proven: 'chip--pending',
  credited: 'chip--credited',
  reversed: 'chip--refused',
  refused: 'chip--refused',
  expired: 'chip--refused',
};

/** Where the payment stands, announced when it changes, and how much time is left, which changes in silence. */
export function PaymentStatus({ deposit }: { readonly deposit: Deposit }) {
  const state = paymentState(deposit);
  const text = depositText.states[state];
  const countdown = countdownOf(deposit);
  return (
    <div className={styles.line}>
      <p role="status">
        <span className={`chip ${TONES[state]}`}>{DEPOSIT_STATUS[deposit.status]}</span>{' '}
        {typeof text === 'string' ? text : text(usd(deposit.amount))}
      </p>
      {countdown && (
        <p role="timer" className={styles.left}>
          <TimeLeft {...countdown} />
        </p>
      )}
    </div>
  );
}
