import { add, type Cents, cents, sum } from '#domain/money/cents.ts';
import { DAY, type Instant } from '#domain/time.ts';

/**
 * What one operator may pay out to a member, and credit to a member without a proof, within `COUNTED_FOR`. Beyond it takes two: one
 * approves, another approves too or credits. Payouts and credits count apart.
 */
export const SECOND_OPERATOR_ABOVE = cents(1_000_00);

/** How long an amount counts. */
export const COUNTED_FOR = DAY;

/** By the first of two operators. */
export interface Approval {
  /** Uid. */
  readonly operator: string;
  readonly at: Instant;
}

/** An amount that left to a member, or came to one. */
export interface Moved {
  readonly at: Instant;
  readonly amount: Cents;
}

/** What counts towards the limit. Entries that count no longer may be there too. */
export interface Recent {
  /** Decided to be paid: also if it was taken back, because it may have been sent. */
  readonly payouts: readonly Moved[];
  /** Credited without a proof. */
  readonly unproven: readonly Moved[];
}

export const NOTHING_RECENT: Recent = { payouts: [], unproven: [] };

export const isCounted = ({ at }: Moved, now: Instant): boolean => now - at <= COUNTED_FOR;

const isTooMuch = (amount: Cents, before: readonly Cents[]): boolean =>
  sum([amount, ...before]) > SECOND_OPERATOR_ABOVE;

const amountsOf = (moved: readonly Moved[], now: Instant): readonly Cents[] =>
  moved.filter((each) => isCounted(each, now)).map(({ amount }) => amount);

/**
 * How many operators the payout of a new withdrawal takes. It counts with the member's other open ones and with what was paid
 * lately. Of any payouts within `COUNTED_FOR`, the one that was held last has counted all others: so one operator alone never pays
 * more than the limit, in however many parts.
 *
 * @param held for the member's other withdrawals
 */
export const operatorsFor = (amount: Cents, held: Cents, { payouts }: Recent, now: Instant): 1 | 2 =>
  isTooMuch(add(amount, held), amountsOf(payouts, now)) ? 2 : 1;

/** Whether a credit without a proof takes two operators. */
export const unprovenTakesTwo = (amount: Cents, { unproven }: Recent, now: Instant): boolean =>
  isTooMuch(amount, amountsOf(unproven, now));

export type ApprovalRefusal = 'second-operator-needed' | 'already-approved' | 'approval-not-needed';

/** Why this operator cannot answer so, or null. */
export function approvalRefusal(
  takesTwo: boolean,
  approval: Approval | undefined,
  outcome: 'approve' | 'agree' | 'refuse',
  operator: string,
): ApprovalRefusal | null {
  if (outcome === 'approve') {
    if (!takesTwo) return 'approval-not-needed';
    return approval ? 'already-approved' : null;
  }
  const isApproved = approval !== undefined && approval.operator !== operator;
  return outcome === 'agree' && takesTwo && !isApproved ? 'second-operator-needed' : null;
}
