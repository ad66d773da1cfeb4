import type { Account } from '#domain/accounts/account.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { DepositFilter, RequestFilter } from '#domain/decisions/request-filter.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import type { Latest, OnError, Unsubscribe } from './watch.ts';

/** The most members that a search finds. */
export const MEMBERS_FOUND = 20;

/** What operators see about members and their requests. */
export interface MemberRecords {
  /**
   * Members with this uid or e-mail address, or whose username, first or last name begins so: by username, at most
   * `MEMBERS_FOUND`. Where only the identity service knows addresses, none is found by its address.
   */
  findMembers(text: string): Promise<readonly FoundMember[]>;

  /** Null: no account has this uid, or it was deleted. */
  watchMember(uid: string, onMember: (member: FoundMember | null) => void, onError: OnError): Unsubscribe;

  watchBalancesOf(uid: string, onBalances: (balances: Balances) => void, onError: OnError): Unsubscribe;

  /** As `watchTradingPlan`, of any member. */
  watchTradingPlanOf(
    uid: string,
    onPlan: (plan: readonly MatrixLevel[]) => void,
    onError: OnError,
  ): Unsubscribe;

  /** All postings that touch a member. */
  watchPostingsOf(
    uid: string,
    most: number,
    onLatest: (latest: Latest<Posted>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Deposits of any state, newest first. */
  watchAllDeposits(
    filter: DepositFilter,
    most: number,
    onLatest: (latest: Latest<MemberDeposit>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Withdrawals of any state, newest first. */
  watchAllWithdrawals(
    filter: RequestFilter<WithdrawalStatus>,
    most: number,
    onLatest: (latest: Latest<MemberWithdrawal>) => void,
    onError: OnError,
  ): Unsubscribe;
}

/** `email` is null also where only the identity service knows it. */
export type FoundMember = Omit<Account, 'verified' | 'phoneNumber' | 'uplineConfirmed'>;

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
  /** Newest first. @throws `permission-denied` also about the operator's own account */
  watchNotes(
    uid: string,
    most: number,
    onLatest: (latest: Latest<MemberNote>) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` about the operator's own account
   */
  addNote(uid: string, note: { readonly id: string; readonly text: string }): Promise<void>;
}

/** What operators do about a member's account. */
export interface Standings {
  /**
   * Suspends an account. Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` on the operator's own account; `already-decided` when it is
   *   suspended; `permission-denied` on another operator's: those who run the site take their rights away first
   */
  suspend(uid: string, suspension: { readonly id: string; readonly reason: string }): Promise<void>;

  /** Ends this suspension. Resolves when it has ended. @throws as `suspend` */
  liftSuspension(uid: string, lifted: { readonly id: string; readonly reason: string }): Promise<void>;

  /** The audit trail of suspensions: the latest changes, newest first. @param most how many at most */
  watchStandings(
    most: number,
    onChanges: (changes: readonly StandingChange[]) => void,
    onError: OnError,
  ): Unsubscribe;
}
