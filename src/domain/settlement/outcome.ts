import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Refusal as MatrixRefusal } from '#domain/matrix/refusal.ts';
import type { LedgerAccount, Posting, PostingKind } from '#domain/money/ledger.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import type { Instant } from '#domain/time.ts';
import type { PayoutRefusal, Withdrawal, WithdrawalLimit } from '#domain/withdrawals/withdrawal.ts';
import type { SettlementRequest } from './request.ts';

export type Settlement = Settled | { readonly ok: false; readonly refusal: Refusal };

/** What a settled request does. All of it is to be stored in one transaction, or none. */
export interface Settled {
  readonly ok: true;
  /** To be appended to the ledger. */
  readonly postings: readonly Posting[];
  /** To be put in place of what was there under the same id. */
  readonly changes: readonly Change[];
  /** Of an activation alone: to be appended to the programme's log, with what its members may see of it. */
  readonly opened?: OpenedLevel;
}

export type Change =
  | { readonly kind: 'deposit'; readonly uid: string; readonly deposit: Deposit }
  | { readonly kind: 'withdrawal'; readonly uid: string; readonly withdrawal: Withdrawal };

/** Why a request is not settled. Nothing changes by it. */
export type Refusal =
  | WithdrawalLimit
  | { readonly code: 'not-a-test-address'; readonly reason: string }
  /** The matrix does not let the level be activated. */
  | { readonly code: MatrixRefusal }
  /** The member has no deposit or withdrawal of that id. */
  | { readonly code: 'not-found' }
  | { readonly code: 'already-decided' }
  /** It is not what the operator saw when deciding. */
  | { readonly code: 'changed-since-seen' }
  /** Another request was settled under its id. */
  | { readonly code: 'id-used' }
  /** An operator never decides on their own request. */
  | { readonly code: 'own-request' }
  | { readonly code: PayoutRefusal }
  /** Nothing was to be sent. */
  | { readonly code: 'not-paid' }
  | { readonly code: 'reference-refused' };

/** It has been done already. */
export const NOTHING_LEFT_TO_DO: Settled = { ok: true, postings: [], changes: [] };

export const refuse = (refusal: Refusal): Settlement => ({ ok: false, refusal });

/** A movement of money, before the request that causes it gives it an id. */
export interface Movement {
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Posting['amount'];
  /** As `Posting.subject`. */
  readonly subject: string;
}

/** The one posting of a request. Its id is the request's, made unique among those of all members. */
export const post = ({ uid, kind, id }: SettlementRequest, movement: Movement, at: Instant): Posting => ({
  id: postingId(uid, kind, id),
  ...movement,
  at,
});

export const postingId = (uid: string, kind: SettlementRequest['kind'], id: string): string =>
  `${uid}:${kind}:${id}`;
