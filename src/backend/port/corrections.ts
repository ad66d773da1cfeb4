import type { Balances } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** Balances that were not what the statement adds up to, and now are. */
export interface Correction {
  readonly at: Instant;
  /** What was shown until then. */
  readonly shown: Balances;
  /** What the statement adds up to. */
  readonly balances: Balances;
}

/** Where balances are kept beside the ledger, they may turn out to be wrong: the member is told. */
export interface Corrections {
  /** Of the signed-in member, until they acknowledge it; null: there is none. */
  watchCorrection(onCorrection: (correction: Correction | null) => void, onError: OnError): Unsubscribe;

  /** The member has read it. Where there is none, it resolves. */
  acknowledgeCorrection(): Promise<void>;
}
