import type { Backend, Mail } from '#backend/port/backend.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Settlement } from '#domain/settlement/settler-status.ts';
import type { Instant } from '#domain/time.ts';

/** What was mailed, as far as every backend tells. */
export type Posted = Pick<Mail, 'mode' | 'to' | 'code' | 'language'>;

/** What an adapter's test brings, so that one suite of stories can be told about every backend. */
export interface Harness {
  readonly name: string;
  /** What settles requests there. */
  readonly settlement: Settlement;
  /** An empty store; called before each story. */
  reset(): Promise<void>;
  /** After the last story. */
  close(): Promise<void>;
  /** A new client of the same store, as another tab of the same browser is. */
  open(): Promise<Backend>;
  /** The latest mail to this address. */
  lastMail(email: string): Promise<Posted>;
  /** Has as much time pass as makes a mailed code too old. */
  expireCode(code: string): Promise<void>;
  /** Has as much time pass as shows in the order of things. */
  pass(): Promise<void>;
  /** Ends and restores whatever network there is between client and store. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /**
   * Stops and starts again what settles requests elsewhere: in between they are recorded, and not carried out. Nothing on
   * a backend that carries out each request itself.
   */
  stopSettler(): Promise<void>;
  startSettler(): Promise<void>;
  /** Gives an account another address, as whoever had got into it would. Its password is that of `people.ts`. */
  moveAddress(from: string, to: string): Promise<void>;
  /** Puts earnings in place, by a posting from outside. */
  fund(email: string, amount: Cents): Promise<void>;
  /** Gives somebody the operator's rights, from their next log-in on, and the second factor that operators need there. */
  makeOperator(email: string): Promise<void>;
  /** Logs in with all that `makeOperator` has given. The password is that of `people.ts`. */
  logInAsOperator(tab: Backend, email: string): Promise<void>;
  /** Takes the operator's rights away, as whoever runs the site does. */
  removeOperator(email: string): Promise<void>;
  /** By the clock of the store. */
  now(): Instant;
  /** Has as much time pass as an app shows one code. */
  passCode(): Promise<void>;
  /** What the operator does: credits a pending deposit. */
  creditDeposit(email: string, id: string): Promise<void>;
  /** What the operator does: pays a held withdrawal. */
  payWithdrawal(email: string, id: string): Promise<void>;
  /** How many proofs and photos lie in the store, of whomever. */
  picturesLeft(): Promise<number>;
  /** What the operator does: answers in a member's thread. */
  reply(email: string, text: string): Promise<void>;
}
