import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';

export const MINIMUM_WITHDRAWAL = cents(100_00);

/** A payout above this needs two operators: one approves it, another one pays it. */
export const SECOND_OPERATOR_ABOVE = cents(1_000_00);

/**
 * `requested` and `cancelling` only where the settlement runs elsewhere, until it gets to them: nothing is held yet, and
 * the amount is still held.
 */
export type WithdrawalStatus = 'requested' | 'held' | 'cancelling' | 'paid' | 'refused' | 'cancelled';

/** Where the money is to go. Bank details are made-up ones: the form says so and offers a sample. */
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

/** What is left of bank details that nobody needs any more (`src/domain/retention.ts`). */
export interface RedactedDetails {
  readonly method: 'bank-redacted';
  /** The last four characters of the account number, or all of a shorter one. */
  readonly ending: string;
}

/** What a member asks for. `id` is made by the client, so that sending it twice records it once. */
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
  /** By the first of two operators, where the amount needs two. */
  readonly approval?: Approval;
  /**
   * Of a paid one: null until an operator has sent the money and recorded it. Absent before it is paid, and where it
   * was paid before such records were kept.
   */
  readonly payment?: Payment | null;
  /**
   * Why nothing was ever held: `cancelled` where its owner cancelled it before, else the code of the settlement's
   * refusal. Absent where the amount was held, or may still be.
   */
  readonly neverHeld?: string;
}

export interface Approval {
  /** Uid. */
  readonly operator: string;
  readonly at: Instant;
}

/** What an operator records once the money is sent. Never changed. */
export interface Payment {
  /** Transaction id, or the bank's reference: `isReference`. */
  readonly reference: string;
  readonly at: Instant;
}

/** Decided to be paid, but no operator has recorded yet that the money was sent. */
export const isBeingPaid = ({ status, payment }: Withdrawal): boolean =>
  status === 'paid' && payment === null;

/** What comes next for an operator who agrees: to approve, where another one then has to pay. */
export const nextStep = ({ amount, approval }: Withdrawal): 'approve' | 'pay' =>
  amount > SECOND_OPERATOR_ABOVE && !approval ? 'approve' : 'pay';

export type PayoutRefusal = 'second-operator-needed' | 'already-approved' | 'approval-not-needed';

/** Why this operator cannot do this to a held withdrawal, or null. The settlement and the adapters ask it. */
export function payoutRefusal(
  { amount, approval }: Withdrawal,
  decision: 'approve' | 'pay' | 'refuse',
  operator: string,
): PayoutRefusal | null {
  const needsTwo = amount > SECOND_OPERATOR_ABOVE;
  if (decision === 'approve') {
    if (!needsTwo) return 'approval-not-needed';
    return approval ? 'already-approved' : null;
  }
  const isApproved = approval !== undefined && approval.operator !== operator;
  return decision === 'pay' && needsTwo && !isApproved ? 'second-operator-needed' : null;
}

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
  // Not a number is not less than anything.
  if (!(amount >= MINIMUM_WITHDRAWAL)) return { code: 'below-minimum', minimum: MINIMUM_WITHDRAWAL };
  const available = withdrawable(balances);
  return amount > available ? { code: 'insufficient-funds', available } : null;
}

/** Whether it is not decided yet, so that money is held for it or may still be. */
export const isOpen = ({ status }: Withdrawal): boolean =>
  status === 'requested' || status === 'held' || status === 'cancelling';

/**
 * What its owner's cancellation makes of a withdrawal at once; null: it is decided otherwise. While it is requested no
 * money has moved, so nothing waits for the settlement. Once it is held, the settlement gives the amount back.
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
      return null;
  }
}

/** Whether there is something for its owner to cancel. */
export const canCancel = ({ status }: Withdrawal): boolean => status === 'requested' || status === 'held';

/** A withdrawal as it is recorded first: its amount held. */
export function newWithdrawal(request: WithdrawalRequest, now: Instant): Withdrawal {
  return { ...request, status: 'held', createdAt: now, decidedAt: null, note: null };
}
