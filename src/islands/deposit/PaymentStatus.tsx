import { useStore } from '@nanostores/react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { timeLeft } from '#i18n/durations.ts';
import { usd } from '#i18n/format.ts';
import { $now } from '#stores/clock.ts';
import styles from './PaymentStep.module.css';
import { type Countdown, countdownOf, type PaymentState, paymentState } from './model.ts';
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
      <p role="status" className={`chip ${TONES[state]} ${styles.state}`}>
        {typeof text === 'string' ? text : text(usd(deposit.amount))}
      </p>
      {countdown && <TimeLeft countdown={countdown} />}
    </div>
  );
}

function TimeLeft({ countdown: { to, at } }: { readonly countdown: Countdown }) {
  const left = at - useStore($now);
  return (
    <p role="timer" className={styles.left}>
      {left > 0 ? depositText.countdown[to](timeLeft(left)) : depositText.countedDown[to]}
    </p>
  );
}
