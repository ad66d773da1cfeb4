import type { RequestResult } from '#settler/requests/plan.ts';

/** Receives the settler's events. */
export interface Report {
  /** @param ms how long its batch took */
  settled(path: string, result: RequestResult, ms: number): void;
  /** A request has failed too often: it stays as it was, and is not retried until a person releases it. */
  setAside(path: string, cause: unknown): void;
  /** @param retryIn milliseconds; null: no retry */
  failed(what: Failed, cause: unknown, retryIn: number | null): void;
}

export type Failed =
  /** A request, which stays unchanged. */
  | { readonly kind: 'request'; readonly path: string }
  /** Listening for requests or accounts, or the pass over pending requests. */
  | { readonly kind: 'listening' }
  /** Syncing members' partner pages. */
  | { readonly kind: 'partners' }
  /** Expiring deposits, and tidying operators’ lists. */
  | { readonly kind: 'upkeep' }
  /** Reading the public log to serve it. */
  | { readonly kind: 'log' }
  /** Writing the heartbeat that operators see. */
  | { readonly kind: 'heartbeat' };
