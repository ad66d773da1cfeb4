/**
 * How long what nobody needs any more is kept, and what is due by now. On Firebase the settler goes by it, in the browser
 * whatever opens the database. The terms and docs/operating.md name these periods, which a test compares.
 */
import type { Deposit } from '#domain/deposits/deposit.ts';
import { DAY, type Instant } from '#domain/time.ts';
import type { BankDetails, RedactedDetails, Withdrawal } from '#domain/withdrawals/withdrawal.ts';

export const RETENTION = {
  /** A guest, since the browser was last there. */
  idleGuest: 30 * DAY,
  /** An account whose address was never verified, since it was made. */
  unverifiedAccount: 30 * DAY,
  /** The proof of a deposit, since the decision. */
  proof: 30 * DAY,
  /** The bank details of a withdrawal, since nothing is to be sent to them any more. */
  bankDetails: 30 * DAY,
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
 * Whether an account goes: a guest's when nobody comes back to it; one that is not verified only where nothing was ever
 * posted for it, so that no money is lost to somebody who overlooked a mail.
 */
export function isAccountDue(
  { isGuest, isVerified, createdAt, lastSeenAt }: KnownSignIn,
  hasPostings: boolean,
  now: Instant,
): boolean {
  if (isGuest) return isOver(lastSeenAt, RETENTION.idleGuest, now);
  return !isVerified && !hasPostings && isOver(createdAt, RETENTION.unverifiedAccount, now);
}

/** Whether the proof beside a deposit goes. */
export const isProofDue = (
  { status, decidedAt }: Pick<Deposit, 'status' | 'decidedAt'>,
  now: Instant,
): boolean => status !== 'pending' && decidedAt !== null && isOver(decidedAt, RETENTION.proof, now);

/** Whether the bank details of a withdrawal go. Never before what was decided to be paid is recorded as sent. */
export function areBankDetailsDue(
  { status, details, decidedAt, payment }: Pick<Withdrawal, 'status' | 'details' | 'decidedAt' | 'payment'>,
  now: Instant,
): boolean {
  const isEnded = status === 'refused' || status === 'cancelled' || (status === 'paid' && payment !== null);
  const endedAt = payment?.at ?? decidedAt;
  return (
    details.method === 'bank' && isEnded && endedAt !== null && isOver(endedAt, RETENTION.bankDetails, now)
  );
}

/** What stays of bank details: the last four characters of the account number, by which their owner knows them. */
export const redacted = ({ accountNumber }: BankDetails): RedactedDetails => ({
  method: 'bank-redacted',
  ending: accountNumber.replace(/\s/g, '').slice(-4),
});
