import type { Cents } from '../../domain/cents.ts';
import { type Answer, APPROVAL, type Party, type Verdict } from '../../domain/decision.ts';
import { nextStep, payoutRefusal } from '../../domain/withdrawal.ts';
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

/** What an answer comes to: of a payout that needs two operators, to agree is to approve it first. */
export function verdictOn(waiting: Waiting, answer: Answer): Verdict {
  if (answer === 'refuse') return 'refuse';
  return waiting.of === 'deposit' ? APPROVAL.deposit : nextStep(waiting.withdrawal);
}

/** The first of two operators, once there is one. */
export const approverOf = (waiting: Waiting): Party | null =>
  waiting.of === 'deposit' ? null : waiting.approvedBy;

/** Why an operator has to leave it to another one: it is their own request, or they have approved it already. */
export type Hindrance = 'own-request' | 'second-operator-needed';

/** @param operator uid */
export function hindranceOf(waiting: Waiting, operator: string): Hindrance | null {
  if (waiting.member.uid === operator) return 'own-request';
  if (waiting.of === 'deposit') return null;
  const { withdrawal } = waiting;
  return payoutRefusal(withdrawal, nextStep(withdrawal), operator) && 'second-operator-needed';
}
