import type { Account } from '#domain/accounts/account.ts';
import type { Unfinished } from '#domain/accounts/erasure.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { DepositFilter, RequestFilter } from '#domain/decisions/request-filter.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { HeldLevel } from '#domain/programme/view.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import type { Latest, OnError, Unsubscribe } from './watch.ts';

/** How many members a search, or the list of erasures, finds at most. */
export const MEMBERS_FOUND = 20;

/** What operators see about members and their requests. */
export interface MemberRecords {
  /**
   * Finds members with this uid or e-mail address, and members whose username, first name or last name begins
   * with the text. Ordered by username, at most `MEMBERS_FOUND`. Where only the identity service knows
   * addresses, it finds no one by address.
   */
  findMembers(text: string): Promise<readonly FoundMember[]>;

  /** Null: no account has this uid, or it was deleted. */
  watchMember(uid: string, onMember: (member: FoundMember | null) => void, onError: OnError): Unsubscribe;

  /**
   * All of an account with its e-mail address, for a member who asks what is held about them. Null: there is
   * none, or it was deleted.
   * @throws `no-settler-answer` where only the settler can ask for the address, and does not answer
   */
  readAccountOf(uid: string): Promise<Account | null>;

  /** Reads a member's photo, for the same purpose. Null: there is none. */
  readPhotoOf(uid: string): Promise<Photo | null>;

  watchBalancesOf(uid: string, onBalances: (balances: Balances) => void, onError: OnError): Unsubscribe;

  /** Does the same as `watchTradingPlan`, for any member. */
  watchTradingPlanOf(
    uid: string,
    onPlan: (plan: readonly HeldLevel[]) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Watches all postings that touch a member. */
  watchPostingsOf(
    uid: string,
    most: number,
    onLatest: (latest: Latest<Posted>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Watches a member's or all members' deposits of any status, newest first. */
  watchAllDeposits(
    filter: DepositFilter,
    most: number,
    onLatest: (latest: Latest<MemberDeposit>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Watches a member's or all members' withdrawals of any status, newest first. */
  watchAllWithdrawals(
    filter: RequestFilter<WithdrawalStatus>,
    most: number,
    onLatest: (latest: Latest<MemberWithdrawal>) => void,
    onError: OnError,
  ): Unsubscribe;
}

/** `email` is null also where only the identity service knows it. */
export type FoundMember = Omit<Account, 'verified' | 'phoneNumber' | 'uplineConfirmed' | 'mutedMails'>;

export interface MemberDeposit {
  readonly member: UserRef;
  readonly deposit: Deposit;
}

export interface MemberWithdrawal {
  readonly member: UserRef;
  readonly withdrawal: Withdrawal;
}

/** What operators write to one another about a member. Members see none of it, and no operator sees notes about themselves. */
export interface MemberNotes {
  /** Watches the notes, newest first. @throws `permission-denied` also about the operator's own account */
  watchNotes(
    uid: string,
    most: number,
    onLatest: (latest: Latest<MemberNote>) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Adds a note. Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` about the operator's own account
   */
  addNote(uid: string, note: { readonly id: string; readonly text: string }): Promise<void>;
}

/** What became of an account that was deleted. */
export interface Tombstone {
  readonly at: Instant;
  /** Null: some of the person's data is still to be removed. */
  readonly erasedAt: Instant | null;
  /** The operator who finished what the member had asked for; null: the member deleted it, or its time was over. */
  readonly by: UserRef | null;
}

/** Erasures that members have asked for. The books stay: they name a member by nothing but a uid. */
export interface Erasures {
  /** Watches members who ask for the erasure of their accounts, longest waiting first, at most `MEMBERS_FOUND`. */
  watchErasures(onMembers: (members: readonly FoundMember[]) => void, onError: OnError): Unsubscribe;

  /** Watches what has to be done before this account can be erased. */
  watchUnfinished(uid: string, onUnfinished: (unfinished: Unfinished) => void, onError: OnError): Unsubscribe;

  /**
   * Deletes an account as its member would. Repeating it resolves.
   * @throws `erasure-waits` while something is unfinished; `not-found` when there is no such account;
   * `own-request` for the operator's own account; `permission-denied` when its member has not asked for it, or is an
   * operator
   */
  finishErasure(uid: string): Promise<void>;

  /** Watches what became of a deleted account. Null: it was not deleted. */
  watchTombstone(
    uid: string,
    onTombstone: (tombstone: Tombstone | null) => void,
    onError: OnError,
  ): Unsubscribe;
}

/** What operators do about a member's account. */
export interface Standings {
  /**
   * Suspends an account. Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` for the operator's own account;
   * `already-decided` when it is suspended already; `permission-denied` for another operator's account: those
   * who run the site must first remove that operator's rights
   */
  suspend(uid: string, suspension: { readonly id: string; readonly reason: string }): Promise<void>;

  /** Ends this suspension. Resolves also when it has ended already. @throws `not-found`, `own-request` */
  liftSuspension(uid: string, lifted: { readonly id: string; readonly reason: string }): Promise<void>;

  /**
   * Watches the audit trail of suspensions: the latest changes, newest first.
   * @param most how many at most
   */
  watchStandings(
    most: number,
    onChanges: (changes: readonly StandingChange[]) => void,
    onError: OnError,
  ): Unsubscribe;
}
