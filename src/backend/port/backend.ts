/**
 * What Tessera asks of a backend, in the domain's words. Two adapters implement it (`local/`, `firebase/`),
 * and one contract suite (`tests/contract/`) checks both.
 *
 * Every method that can fail rejects with a `BackendError`. Every live read calls back with the present value
 * first, then with each new one, also when another tab or device caused the change.
 *
 * No read over a network grows with a member's history. A list that grows is watched from its newest item,
 * `most` items at most, and the rest is read on demand (`Latest`).
 */
import type { Account, AccountDetails, Upline } from '#domain/accounts/account.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import type { Deposit, DepositDeclaration } from '#domain/deposits/deposit.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import type { Message, MessageDraft } from '#domain/message.ts';
import type { MailPreferences } from '#domain/notices/mail-kinds.ts';
import type { NoticeCount } from '#domain/notices/notice-count.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { History } from '#domain/money/portfolio.ts';
import type { Position, Posted, StatementFilter } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal, WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';
import type { Backup } from './backup.ts';
import type { Identity } from './identity.ts';
import type { PushMessages } from './push.ts';
import type { LoggedRequests, PublicLog } from './public-log.ts';
import type { Outbox } from './mail.ts';
import type { Operations, Sandbox } from './operations.ts';
import type { Participation, Partners } from './programme.ts';
import type { Connection, Latest, OnError, Unsubscribe } from './watch.ts';

export * from './backup.ts';
export * from './error.ts';
export * from './identity.ts';
export * from './public-log.ts';
export * from './mail.ts';
export * from './members.ts';
export * from './operations.ts';
export * from './programme.ts';
export * from './push.ts';
export * from './second-factor.ts';
export * from './sessions.ts';
export * from './watch.ts';

export interface Backend
  extends Identity,
    Accounts,
    Partners,
    Photos,
    Postings,
    LoggedRequests,
    Deposits,
    Proofs,
    Withdrawals,
    Participation,
    Messages,
    Notices,
    Operations,
    Connection {
  readonly publicLog: PublicLog;
  /** The whole community as one file. Only the local adapter has it: Firebase has its own exports. */
  readonly backup?: Backup;
  /** The mails that this backend does not really send. Only the local adapter has them. */
  readonly outbox?: Outbox;
  /** Absent: the site sends no push messages. */
  readonly push?: PushMessages;
  /** Tools for trying the browser's own programme. Only the local adapter has them. */
  readonly sandbox?: Sandbox;
}

export interface Accounts {
  /**
   * The member, or the programme, with this username; null if there is none, or the account is deleted. Needs no
   * session: registration asks it.
   */
  findUpline(username: string): Promise<Upline | null>;

  /**
   * Whether a new account may take this username: it is allowed, and no one has or had it or one that looks like it. Needs
   * no session. It answers for one name at a time, as `findUpline` does: no one can list names.
   */
  isUsernameFree(username: string): Promise<boolean>;

  watchAccount(onAccount: (account: Account) => void, onError: OnError): Unsubscribe;
  /** What the member has, and what each kind of posting has moved so far. */
  watchPosition(onPosition: (position: Position) => void, onError: OnError): Unsubscribe;

  changeDetails(details: AccountDetails): Promise<void>;

  /** Mails about the account's security come whatever the preferences. */
  changeMailPreferences(preferences: MailPreferences): Promise<void>;

  /**
   * Confirms the signed-in member's upline, or names another one, once the address is verified: before that,
   * someone other than its owner may have registered it. Resolves if this upline is confirmed already.
   * @throws `upline-unknown`, also for the member's own name; `not-verified`; `upline-final` when it was
   * confirmed, or a level was activated
   */
  confirmUpline(upline: string): Promise<void>;
}

export interface Photos {
  /** The signed-in member's photo, or null while there is none. */
  watchPhoto(onPhoto: (photo: Photo | null) => void, onError: OnError): Unsubscribe;

  /** Replaces the present photo. @throws `wrong-file` */
  putPhoto(photo: Photo): Promise<void>;

  /** Resolves also when there is no photo. */
  removePhoto(): Promise<void>;
}

export interface Postings {
  /**
   * Watches the postings that touch the signed-in member and pass the filter, each with the member's balances
   * after it.
   */
  watchPostings(
    filter: StatementFilter,
    most: number,
    onLatest: (latest: Latest<Posted>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Reads the signed-in member's last posting before a moment, or null. */
  readPostingBefore(until: Instant): Promise<Posted | null>;

  /** Watches the signed-in member's balances over time. */
  watchHistory(onHistory: (history: History) => void, onError: OnError): Unsubscribe;
}

export interface Deposits {
  watchDeposits(most: number, onLatest: (latest: Latest<Deposit>) => void, onError: OnError): Unsubscribe;

  /** Watches one of the member's own deposits. Null: it does not exist, or no longer. */
  watchDeposit(id: string, onDeposit: (deposit: Deposit | null) => void, onError: OnError): Unsubscribe;

  /** Watches deposits without a decision, newest first. Limits keep them few. */
  watchPendingDeposits(onDeposits: (deposits: readonly Deposit[]) => void, onError: OnError): Unsubscribe;

  /**
   * Records the deposit as pending. Repeating it with the same `id` changes nothing and resolves.
   * @throws `deposits-full` while the member has as many pending deposits as allowed; `suspended`
   */
  submitDeposit(declaration: DepositDeclaration): Promise<void>;

  /**
   * Removes a pending deposit and its proof; resolves if it no longer exists.
   * @throws `already-decided`, also while an operator's decision waits for the settler
   */
  deleteDeposit(id: string): Promise<void>;
}

export interface Proofs {
  /**
   * Stores a proof of payment for a pending deposit, and replaces the present one.
   * @throws `wrong-file`, `not-found`; `already-decided`, also while an operator's decision waits for the
   * settler; `proofs-full` while the member's proofs take up all their space
   */
  putProof(depositId: string, proof: Proof): Promise<void>;

  /** Reads the proof of one of the member's own deposits, or null. */
  readProof(depositId: string): Promise<Proof | null>;
}

export interface Withdrawals {
  watchWithdrawals(
    most: number,
    onLatest: (latest: Latest<Withdrawal>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Watches one of the member's own withdrawals. Null: it does not exist. */
  watchWithdrawal(
    id: string,
    onWithdrawal: (withdrawal: Withdrawal | null) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Watches withdrawals that are not finished: without a decision, or paid but not sent yet. Newest first;
   * limits keep them few.
   */
  watchOpenWithdrawals(
    onWithdrawals: (withdrawals: readonly Withdrawal[]) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Holds the amount at once: earning → held. Repeating it with the same `id` changes nothing and resolves.
   * If the settler runs elsewhere and does not answer within seconds, it resolves all the same: the
   * withdrawal stays `requested` until the settler makes it `held`, or `refused` without taking anything.
   * @throws `insufficient-funds`; `id-used` if another withdrawal was settled under this id;
   * `withdrawals-full` while the member has as many open ones as allowed; `daily-limit`
   */
  requestWithdrawal(request: WithdrawalRequest): Promise<void>;

  /**
   * Gives a held amount back: held → earning. A withdrawal that is still `requested` is cancelled at once,
   * because nothing is held for it.
   * @throws `not-found`; `already-decided`, also while a decision to pay or refuse it waits: what is recorded
   * first wins; `settlement-pending` if the settler runs elsewhere and has not answered: the cancellation is
   * recorded, and the withdrawal is `cancelling`
   */
  cancelWithdrawal(id: string): Promise<void>;
}

/** The thread of the signed-in member with the operators. */
export interface Messages {
  watchMessages(most: number, onLatest: (latest: Latest<Message>) => void, onError: OnError): Unsubscribe;

  /**
   * Watches when an operator wrote the last message; null: the member wrote it, or there is none. Costs less
   * than reading the message.
   */
  watchLastAnswer(onAnswer: (at: Instant | null) => void, onError: OnError): Unsubscribe;

  /**
   * Sends a message. Repeating it with the same `id` changes nothing and resolves.
   * @throws `messages-full` while too many are unanswered
   */
  sendMessage(draft: MessageDraft): Promise<void>;
}

/** What happened to the signed-in member. Each notice is written in one transaction with what it tells. */
export interface Notices {
  watchNotices(most: number, onLatest: (latest: Latest<Notice>) => void, onError: OnError): Unsubscribe;

  /** Costs one read, however many notices there are. */
  watchNoticeCount(onCount: (count: NoticeCount) => void, onError: OnError): Unsubscribe;

  /**
   * Marks this many of the oldest notices as read. A read notice stays read.
   * @param count `NoticeCount.written`, as the member saw it
   */
  markNoticesRead(count: number): Promise<void>;
}
