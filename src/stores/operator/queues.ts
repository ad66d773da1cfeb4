import { QUEUE_SHOWN, type QueuedDeposit, type QueuedWithdrawal } from '../../backend/port.ts';
import { live } from '../live.ts';

export { QUEUE_SHOWN, type QueuedDeposit, type QueuedWithdrawal };

/** Due first. */
export const $depositQueue = live<readonly QueuedDeposit[]>((opened, onQueue, onError) =>
  opened.watchDepositQueue(onQueue, onError),
);

/** Oldest first. */
export const $withdrawalQueue = live<readonly QueuedWithdrawal[]>((opened, onQueue, onError) =>
  opened.watchWithdrawalQueue(onQueue, onError),
);
