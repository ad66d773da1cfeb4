import type { ApprovalRefusal } from '#domain/decisions/second-operator.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Refusal as MatrixRefusal } from '#domain/matrix/refusal.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { LedgerAccount, Posting, PostingKind, Reversal } from '#domain/money/ledger.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal, WithdrawalLimit } from '#domain/withdrawals/withdrawal.ts';
import type { SettlementRequest } from './request.ts';

export type Settlement = Settled | { readonly ok: false; readonly refusal: Refusal };

/** What a settled request changes. Store all of it in one transaction, or none. */
export interface Settled {
  readonly ok: true;
  /** Postings to append to the ledger. */
  readonly postings: readonly Posting[];
  /** Each change replaces the item with the same id. */
  readonly changes: readonly Change[];
  /** An activation's entry to append to the programme's log, and what its members may see. */
  readonly opened?: OpenedLevel;
}

export type Change =
  | { readonly kind: 'deposit'; readonly uid: string; readonly deposit: Deposit }
  | { readonly kind: 'withdrawal'; readonly uid: string; readonly withdrawal: Withdrawal };

/** Why a request is refused. A refused request changes nothing. */
export type Refusal =
  | WithdrawalLimit
  | { readonly code: 'not-a-test-address'; readonly reason: string }
  | { readonly code: MatrixRefusal }
  /** The member has no deposit or withdrawal with that id. */
  | { readonly code: 'not-found' }
  | { readonly code: 'already-decided' }
  /** The request is no longer what the operator saw when deciding. */
  | { readonly code: 'changed-since-seen' }
  /** Another request was settled under its id. */
  | { readonly code: 'id-used' }
  /** Operators never decide their own requests. */
  | { readonly code: 'own-request' }
  /** The operator has left the list of operators since the decision. */
  | { readonly code: 'not-an-operator' }
  | { readonly code: ApprovalRefusal }
  /** A credit without a proof needs a note that says why. */
  | { readonly code: 'note-needed' }
  /** The withdrawal is not paid, so there is no payout to record. */
  | { readonly code: 'not-paid' }
  | { readonly code: 'reference-refused' }
  /** Postings of this kind are never reversed. */
  | { readonly code: 'not-reversible' }
  | { readonly code: 'already-reversed' }
  | { readonly code: 'reason-refused' }
  /** The member no longer has the amount. */
  | { readonly code: 'would-be-negative'; readonly available: Cents };

/**
 * After these refusals an operator may decide again: the refused decision changed nothing, and the request is
 * still open.
 */
export const DECIDED_NOTHING = [
  'changed-since-seen',
  'not-an-operator',
  'second-operator-needed',
] as const satisfies readonly Refusal['code'][];

/** @param refusal of a stored decision */
export const hasDecidedNothing = (refusal: string | null): boolean =>
  DECIDED_NOTHING.some((code) => code === refusal);

export const NOTHING_LEFT_TO_DO: Settled = { ok: true, postings: [], changes: [] };

export const refuse = (refusal: Refusal): Settlement => ({ ok: false, refusal });

/** A movement of money, before the request's id makes it a posting. */
export interface Movement {
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Posting['amount'];
  /** The same as `Posting.subject`. */
  readonly subject: string;
  readonly reversal?: Reversal;
}

/** Makes the one posting of a request. Its id is the request's id, made unique among all members. */
export const post = ({ uid, kind, id }: SettlementRequest, movement: Movement, at: Instant): Posting => ({
  id: postingId(uid, kind, id),
  ...movement,
  at,
});

export const postingId = (uid: string, kind: SettlementRequest['kind'], id: string): string =>
  `${uid}:${kind}:${id}`;
