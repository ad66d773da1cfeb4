import type { Balances } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** Balances that differed from the statement and have been corrected. */
export interface Correction {
  readonly at: Instant;
  /** The balances shown before. */
  readonly shown: Balances;
  /** The balances that the statement adds up to. */
  readonly balances: Balances;
}

/** Backends that store balances beside the ledger may find them wrong; the member learns of it here. */
export interface Corrections {
  /** The signed-in member's, until acknowledged; null: there is none. */
  watchCorrection(onCorrection: (correction: Correction | null) => void, onError: OnError): Unsubscribe;

  /** The member has read it. Resolves also when there is none. */
  acknowledgeCorrection(): Promise<void>;
}
