import type { Account } from '#domain/accounts/account.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { DepositFilter, RequestFilter } from '#domain/decisions/request-filter.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import type { Latest } from './latest.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** The most members that a search finds. */
export const MEMBERS_FOUND = 20;

/** What operators see of members, and of what each has asked for. */
export interface MemberRecords {
  /**
   * Members with this uid or e-mail address, or whose username, first or last name begins so: by username, at most
   * `MEMBERS_FOUND`. Where only the identity service knows addresses, none is found by its address.
   */
  findMembers(text: string): Promise<readonly FoundMember[]>;

  /** Null: there is no such account, or no more. */
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
