import type { Cents } from '../../domain/cents.ts';
import type { QueuedDeposit, QueuedWithdrawal } from './queues.ts';

/** A member's request that waits for an operator. */
export type Waiting =
  ({ readonly of: 'deposit' } & QueuedDeposit) | ({ readonly of: 'withdrawal' } & QueuedWithdrawal);

export const idOf = (waiting: Waiting): string =>
  waiting.of === 'deposit' ? waiting.deposit.id : waiting.withdrawal.id;

/** Tells all requests of all members apart. */
export const keyOf = (waiting: Waiting): string => `${waiting.of} ${waiting.member.uid} ${idOf(waiting)}`;

export const amountOf = (waiting: Waiting): Cents =>
  waiting.of === 'deposit' ? waiting.deposit.amount : waiting.withdrawal.amount;
