import type { Cents } from './cents.ts';
import type { Instant } from './time.ts';

/** A member's three ledger accounts: Active deposit, withdrawable, and held for a withdrawal under way. */
export const MEMBER_BOOKS = ['locked', 'earning', 'held'] as const;
export type MemberBook = (typeof MEMBER_BOOKS)[number];

/** `external` is the world outside; `house` the programme itself. Both may go below zero, members' may not. */
export type LedgerAccount = 'external' | 'house' | `${MemberBook}:${string}`;

export type PostingKind = 'credit' | 'hold' | 'pay' | 'release';

/** One movement of money. Never changed and never removed; a correction is a new posting. */
export interface Posting {
  /** Made from the request's id, so that the same request cannot post twice. */
  readonly id: string;
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** Above zero. */
  readonly amount: Cents;
  readonly at: Instant;
  /** The deposit or withdrawal that it belongs to. */
  readonly subject: string;
}

/** What a member has, by book. */
export type Balances = Readonly<Record<MemberBook, Cents>>;
