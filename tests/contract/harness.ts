import { it } from 'vitest';
import type { Backend, CodeMail } from '#backend/port/backend.ts';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { SettlerState } from '#domain/settlement/settler-status.ts';
import type { Instant } from '#domain/time.ts';
import { IS_NIGHT } from '#tests/support/by-night.ts';

/** A mail, as far as every backend reveals it. */
export type Posted = Pick<CodeMail, 'mode' | 'to' | 'code' | 'language'>;

/**
 * `it` for what the domain alone decides. On a slow backend it runs by night: by day the embedded one proves the decision, and
 * the tests of rules and settler that Firebase carries it out.
 */
export const ofDomain = ({ isSlow }: Harness): ((title: string, test: () => Promise<void>) => void) =>
  isSlow && !IS_NIGHT ? () => undefined : it;

/** What an adapter's test provides, so that one suite runs on every backend. */
export interface Harness {
  readonly name: string;
  /** Whether a test takes seconds. */
  readonly isSlow: boolean;
  /** What settles requests on this backend. */
  readonly settlement: SettlerState;
  /** Empties the store; runs before each test. */
  reset(): Promise<void>;
  /** Runs after the last test. */
  close(): Promise<void>;
  /** A new client of the same store, like another tab of the same browser. */
  open(): Promise<Backend>;
  /** A new client in another browser, with a session of its own; null: that browser has a store of its own, too. */
  readonly openElsewhere: (() => Promise<Backend>) | null;
  /** The latest mail to this address. */
  lastMail(email: string): Promise<Posted>;
  /** Lets enough time pass for a mailed code to expire. */
  expireCode(code: string): Promise<void>;
  /** Lets enough time pass to order events. */
  pass(): Promise<void>;
  /** Lets the next second begin: the identity service tells the sign-ins of one account apart by the second. */
  passSecond(): Promise<void>;
  /** Interrupts and restores the network between client and store, if there is one. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /**
   * Stops and restarts the settler: in between, requests are recorded and not carried out. Does nothing on a backend
   * that settles each request itself.
   */
  stopSettler(): Promise<void>;
  startSettler(): Promise<void>;
  /** Changes an account's address, as an intruder would. The password is that of `people.ts`. */
  moveAddress(from: string, to: string): Promise<void>;
  /** Puts earnings in place, by a posting from outside. */
  fund(email: string, amount: Cents): Promise<void>;
  /** Grants a member the operator's rights from the next log-in on, with the second factor that the backend requires. */
  makeOperator(email: string): Promise<void>;
  /** Logs in with all that `makeOperator` has given. The password is that of `people.ts`. */
  logInAsOperator(tab: Backend, email: string): Promise<void>;
  /** Revokes the operator's rights, as those who run the site do. */
  removeOperator(email: string): Promise<void>;
  /** By the clock of the store. */
  now(): Instant;
  /** Has as much time pass as an app shows one code. */
  passCode(): Promise<void>;
  /** As the operator: credits a pending deposit. */
  creditDeposit(email: string, id: string): Promise<void>;
  /** As the operator: pays a held withdrawal. */
  payWithdrawal(email: string, id: string): Promise<void>;
  /**
   * As those who run the site, for an operator: takes back what was credited or paid out. Rejects when that cannot be done.
   */
  reverse(email: string, requestKind: RequestKind, requestId: string, reason: string): Promise<void>;
  /** The number of all members' proofs and photos in the store. */
  picturesLeft(): Promise<number>;
  /** As the operator: answers in a member's thread. */
  reply(email: string, text: string): Promise<void>;
}
