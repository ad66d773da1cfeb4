import { type Approval, type ApprovalRefusal, approvalRefusal } from '#domain/decisions/second-operator.ts';
import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';
import type { Balances, Reversed } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';

export const MINIMUM_WITHDRAWAL = cents(100_00);

/**
 * `requested` and `cancelling` occur only where the settler runs elsewhere, until it settles them: with the first
 * nothing is held yet, with the second the amount is still held.
 */
export type WithdrawalStatus =
  | 'requested'
  | 'held'
  | 'cancelling'
  | 'paid'
  | 'refused'
  | 'cancelled'
  /** It was paid, and the payout was taken back: the amount is in Earning again. */
  | 'reversed';

/** The destination of the money. Bank details are invented: the form says so and offers a sample. */
export type WithdrawalDetails =
  | BankDetails
  | {
      readonly method: 'crypto';
      readonly coin: CoinId;
      readonly network: Network;
      /** Canonical form. */
      readonly address: string;
    };

export interface BankDetails {
  readonly method: 'bank';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly bankName: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly zip: string;
  readonly postalCode: string;
}

/** What is left of expired bank details (`src/domain/retention.ts`). */
export interface RedactedDetails {
  readonly method: 'bank-redacted';
  /** The last four characters of the account number, or all of a shorter one. */
  readonly ending: string;
}

/** What a member asks for. The client creates `id`, so that sending the request twice records it once. */
export interface WithdrawalRequest {
  readonly id: string;
  readonly amount: Cents;
  readonly details: WithdrawalDetails;
}

export interface Withdrawal extends Omit<WithdrawalRequest, 'details'> {
  readonly details: WithdrawalDetails | RedactedDetails;
  readonly status: WithdrawalStatus;
  readonly createdAt: Instant;
  readonly decidedAt: Instant | null;
  /** The operator's words on the decision. */
  readonly note: string | null;
  /** How many its payout takes: the settlement says so as it holds the amount. Absent before that. */
  readonly operators?: 1 | 2;
  /** If it takes two. */
  readonly approval?: Approval;
  /** A paid withdrawal has it: null until an operator has sent the money and recorded it. Absent before it is paid. */
  readonly payout?: Payout | null;
  /**
   * Why nothing was ever held: `cancelled` if its owner cancelled it before, else the code of the settlement's refusal.
   * Absent if the amount was held, or may still be.
   */
  readonly neverHeld?: string;
  /** Says why and when the payout was taken back. */
  readonly reversed?: Reversed;
}

/** What an operator records once the money is sent. Never changed. */
export interface Payout {
  /** A transaction id, or the bank's reference: `isReference`. */
  readonly reference: string;
  readonly at: Instant;
}

/** Decided to be paid, without a record yet that the money was sent. */
export const isBeingPaid = ({ status, payout }: Pick<Withdrawal, 'status' | 'payout'>): boolean =>
  status === 'paid' && payout === null;

/** The next step for an operator who agrees: to approve, if another operator then has to pay it, or to pay. */
export const nextStep = (withdrawal: Withdrawal): 'approve' | 'pay' =>
  takesTwo(withdrawal) && !withdrawal.approval ? 'approve' : 'pay';

/** Whether a held withdrawal takes two operators to be paid: unless the settlement has said that one is enough. */
export const takesTwo = ({ operators }: Withdrawal): boolean => operators !== 1;

/** Why this operator cannot do this to a held withdrawal, or null. Both the settlement and the adapters use it. */
export const payoutRefusal = (
  withdrawal: Withdrawal,
  outcome: 'approve' | 'pay' | 'refuse',
  operator: string,
): ApprovalRefusal | null =>
  approvalRefusal(takesTwo(withdrawal), withdrawal.approval, outcome === 'pay' ? 'agree' : outcome, operator);

/** Why an amount cannot be withdrawn, with the figure that the person needs. */
export type WithdrawalLimit =
  | { readonly code: 'below-minimum'; readonly minimum: Cents }
  | { readonly code: 'insufficient-funds'; readonly available: Cents };

/** What a member can withdraw: all of Earning, or nothing while that is less than the minimum. */
export function withdrawable({ earning }: Balances): Cents {
  return earning < MINIMUM_WITHDRAWAL ? ZERO : earning;
}

/** The limit that an amount breaks, or null. The forms show it and the settlement enforces it. */
export function brokenLimit(amount: Cents, balances: Balances): WithdrawalLimit | null {
  // Written so that NaN fails too.
  if (!(amount >= MINIMUM_WITHDRAWAL)) return { code: 'below-minimum', minimum: MINIMUM_WITHDRAWAL };
  const available = withdrawable(balances);
  return amount > available ? { code: 'insufficient-funds', available } : null;
}

/** An undecided withdrawal has one of these: money is held for it or may still be. */
export const OPEN_STATUSES: readonly WithdrawalStatus[] = ['requested', 'held', 'cancelling'];

export const isOpen = ({ status }: Pick<Withdrawal, 'status'>): boolean => OPEN_STATUSES.includes(status);

/**
 * The status that its owner's cancellation gives a withdrawal at once; null: it is already decided. While it is
 * `requested` no money has moved, so it is cancelled without the settler. Once it is held, the settlement gives the
 * amount back.
 */
export function whenCancelled(status: WithdrawalStatus): 'cancelled' | 'cancelling' | null {
  switch (status) {
    case 'requested':
    case 'cancelled':
      return 'cancelled';
    case 'held':
    case 'cancelling':
      return 'cancelling';
    case 'paid':
    case 'refused':
    case 'reversed':
      return null;
  }
}

/** Whether its owner can cancel it. */
export const canCancel = ({ status }: Withdrawal): boolean => status === 'requested' || status === 'held';

/** A new withdrawal: its amount held. @param operators that its payout takes */
export function newWithdrawal(request: WithdrawalRequest, operators: 1 | 2, now: Instant): Withdrawal {
  return { ...request, status: 'held', createdAt: now, decidedAt: null, note: null, operators };
}

/** The coin of a payout; null: it goes to a bank. */
export const coinOf = ({ details }: Pick<Withdrawal, 'details'>): CoinId | null =>
  details.method === 'crypto' ? details.coin : null;
