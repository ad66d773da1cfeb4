import type { Cents } from '../../src/domain/cents.ts';
import type { Backend, Mail } from '../../src/backend/port.ts';

/** What an adapter's test brings, so that one suite of stories can be told about every backend. */
export interface Harness {
  readonly name: string;
  /** An empty store; called before each story. */
  reset(): Promise<void>;
  /** A new client of the same store, as another tab of the same browser is. */
  open(): Promise<Backend>;
  /** The latest mail to this address. */
  lastMail(email: string): Promise<Mail>;
  /** Puts earnings in place, by a posting from outside. */
  fund(email: string, amount: Cents): Promise<void>;
  /** What the operator does: credits a pending deposit. */
  creditDeposit(email: string, id: string): Promise<void>;
  /** What the operator does: pays a held withdrawal. */
  payWithdrawal(email: string, id: string): Promise<void>;
  /** Lets time pass for codes to expire. Absent where the clock is somebody else's. */
  advance?(milliseconds: number): void;
}
