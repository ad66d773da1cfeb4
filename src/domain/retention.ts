/**
 * How long data are kept, and what is due. The settler removes it on Firebase, the embedded backend when the database is
 * opened. The terms and docs/operating.md name these periods; a test compares them.
 */
import type { Deposit } from '#domain/deposits/deposit.ts';
import { DAY, type Instant } from '#domain/time.ts';
import {
  type BankDetails,
  isBeingPaid,
  isOpen,
  type RedactedDetails,
  type Withdrawal,
} from '#domain/withdrawals/withdrawal.ts';

export const RETENTION = {
  /** A guest's account, since the last visit. */
  idleGuest: 30 * DAY,
  /** An account with an address that was never verified, since its creation. */
  unverifiedAccount: 30 * DAY,
  /** The proof of a deposit, since the decision. */
  proof: 30 * DAY,
  /** The bank details of a withdrawal, since the record of the payout, the refusal or the cancellation. */
  bankDetails: 30 * DAY,
  /** A mail about what happened, since it was written. */
  mail: 30 * DAY,
} as const;

const isOver = (since: Instant, period: number, now: Instant): boolean => now - since >= period;

/** A sign-in, as the identity service knows it. */
export interface KnownSignIn {
  /** Without an address: anonymous. */
  readonly isGuest: boolean;
  readonly isVerified: boolean;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
}

/**
 * Whether an account is due: a guest's after the last visit; an unverified one only if nothing was ever posted for it, so that
 * an overlooked mail costs no member money.
 */
export function isAccountDue(
  { isGuest, isVerified, createdAt, lastSeenAt }: KnownSignIn,
  hasPostings: boolean,
  now: Instant,
): boolean {
  if (isGuest) return isOver(lastSeenAt, RETENTION.idleGuest, now);
  return !isVerified && !hasPostings && isOver(createdAt, RETENTION.unverifiedAccount, now);
}

/** Whether the proof of a deposit is due. */
export const isProofDue = (
  { status, decidedAt }: Pick<Deposit, 'status' | 'decidedAt'>,
  now: Instant,
): boolean => status !== 'pending' && decidedAt !== null && isOver(decidedAt, RETENTION.proof, now);

/** Whether the bank details of a withdrawal are due. Never while operators still have to send the money. */
export function areBankDetailsDue(
  withdrawal: Pick<Withdrawal, 'status' | 'details' | 'decidedAt' | 'payout'>,
  now: Instant,
): boolean {
  const { details, decidedAt, payout } = withdrawal;
  const isEnded = !isOpen(withdrawal) && !isBeingPaid(withdrawal);
  const endedAt = payout?.at ?? decidedAt;
  return (
    details.method === 'bank' && isEnded && endedAt !== null && isOver(endedAt, RETENTION.bankDetails, now)
  );
}

/** Leaves the last four characters of the account number, by which its owner recognises it. */
export const redacted = ({ accountNumber }: BankDetails): RedactedDetails => ({
  method: 'bank-redacted',
  ending: accountNumber.replace(/\s/g, '').slice(-4),
});
