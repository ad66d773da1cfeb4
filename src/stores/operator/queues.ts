import { type Payout, QUEUE_SHOWN, type QueuedDeposit, type QueuedWithdrawal } from '../../backend/port.ts';
import { live } from '../live.ts';

export { type Payout, QUEUE_SHOWN, type QueuedDeposit, type QueuedWithdrawal };

/** Due first. */
export const $depositQueue = live<readonly QueuedDeposit[]>((opened, onQueue, onError) =>
  opened.watchDepositQueue(onQueue, onError),
);

/** Oldest first. */
export const $withdrawalQueue = live<readonly QueuedWithdrawal[]>((opened, onQueue, onError) =>
  opened.watchWithdrawalQueue(onQueue, onError),
);

/** What is decided to be paid and not yet recorded as sent, oldest first. */
export const $payouts = live<readonly Payout[]>((opened, onPayouts, onError) =>
  opened.watchPayouts(onPayouts, onError),
);
