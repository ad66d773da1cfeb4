/**
 * What Tessera asks of a backend, in the domain's words. Two adapters implement it (`local/`, `firebase/`) and
 * one contract suite (`tests/contract/`) holds both to it.
 *
 * Every method that can fail rejects with a `BackendError`. Every live read calls back with the present value
 * first, then with each new one, also when another tab or device caused the change.
 */
import type { Account, Upline } from '../domain/account.ts';
import type { Deposit, DepositRequest } from '../domain/deposit.ts';
import type { Balances } from '../domain/ledger.ts';
import type { Registration } from '../domain/registration.ts';
import type { Session } from '../domain/session.ts';
import type { Instant } from '../domain/time.ts';
import type { Withdrawal, WithdrawalRequest } from '../domain/withdrawal.ts';

export type Unsubscribe = () => void;
export type OnError = (error: BackendError) => void;

export interface Backend extends Identity, Accounts, Deposits, Withdrawals {
  /** Where mails go that are not really sent. Only the local adapter has one. */
  readonly outbox?: Outbox;
}

export interface Identity {
  /** Never calls back with `unknown`: that is what a session is before the first call. Follows all tabs. */
  watchSession(onSession: (session: Session) => void, onError: OnError): Unsubscribe;

  /**
   * Creates the account and sends the verification mail. Nobody is signed in by it.
   * @throws `email-in-use`, `username-taken`, `upline-unknown`
   */
  register(registration: Registration, mail: MailOptions): Promise<void>;

  /** @throws `invalid-credentials`, the same for an unknown address and for a wrong password */
  logIn(email: string, password: string): Promise<void>;

  /** Ends the session in all tabs. */
  logOut(): Promise<void>;

  /** Sends the verification mail to the signed-in member again. */
  sendVerification(mail: MailOptions): Promise<void>;

  /** Resolves in the same way whether or not the address has an account. */
  requestPasswordReset(email: string, mail: MailOptions): Promise<void>;

  /**
   * What a mailed code would do, without doing it.
   * @throws `action-code-invalid`, `action-code-expired`, `action-code-used`
   */
  readActionCode(code: string): Promise<ActionCode>;

  /** @throws as `readActionCode` */
  verifyEmail(code: string): Promise<void>;

  /** Sets the password and ends the account's session. @throws as `readActionCode` */
  resetPassword(code: string, password: string): Promise<void>;
}

export interface Accounts {
  /** The member with this username, or null: asked before registration, by anybody who has the name. */
  findUpline(username: string): Promise<Upline | null>;

  watchAccount(onAccount: (account: Account) => void, onError: OnError): Unsubscribe;
  watchBalances(onBalances: (balances: Balances) => void, onError: OnError): Unsubscribe;
}

export interface Deposits {
  /** Newest first. */
  watchDeposits(onDeposits: (deposits: readonly Deposit[]) => void, onError: OnError): Unsubscribe;

  /** Records the deposit as pending. The same `id` again changes nothing and resolves. */
  requestDeposit(request: DepositRequest): Promise<void>;

  /** Removes a pending deposit; one that is already gone resolves. @throws `already-decided` */
  deleteDeposit(id: string): Promise<void>;
}

export interface Withdrawals {
  /** Newest first. */
  watchWithdrawals(
    onWithdrawals: (withdrawals: readonly Withdrawal[]) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Holds the amount at once: earning → held. The same `id` again changes nothing and resolves.
   * @throws `insufficient-funds`
   */
  requestWithdrawal(request: WithdrawalRequest): Promise<void>;

  /** Gives a held amount back: held → earning. @throws `already-decided` */
  cancelWithdrawal(id: string): Promise<void>;
}

export interface Outbox {
  /** Newest first. */
  watchMails(onMails: (mails: readonly Mail[]) => void, onError: OnError): Unsubscribe;
}

export const MAIL_LANGUAGES = ['it', 'en'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

export interface MailOptions {
  readonly language: MailLanguage;
}

export type ActionMode = 'verifyEmail' | 'resetPassword';

export interface ActionCode {
  readonly mode: ActionMode;
  /** The address that the code was mailed to. */
  readonly email: string;
}

/** A mail as facts; the reader (`i18n/mails`) puts them into words. */
export interface Mail extends ActionCode {
  readonly id: string;
  readonly code: string;
  readonly firstName: string;
  readonly language: MailLanguage;
  readonly sentAt: Instant;
}

/** Every way in which a backend refuses or fails. `i18n/errors` has a sentence for each. */
export type BackendErrorCode =
  | 'invalid-credentials'
  | 'email-in-use'
  | 'username-taken'
  | 'upline-unknown'
  | 'action-code-invalid'
  | 'action-code-expired'
  | 'action-code-used'
  | 'session-expired'
  | 'already-decided'
  | 'insufficient-funds'
  | 'storage-full'
  | 'storage-unavailable'
  | 'crypto-unavailable'
  | 'load-failed'
  | 'unknown';

export class BackendError extends Error {
  readonly code: BackendErrorCode;

  /** @param cause what the service or the browser said; its name is shown in small print with `unknown` */
  constructor(code: BackendErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'BackendError';
    this.code = code;
  }
}
