import type { Outcome } from '#settler/requests/settle-one.ts';

/** Who is told of what the settler does. */
export interface Report {
  /** @param ms how long it took */
  settled(path: string, outcome: Outcome, ms: number): void;
  /** @param retryIn milliseconds; null: not by itself */
  failed(what: Failed, cause: unknown, retryIn: number | null): void;
}

export type Failed =
  /** A request, which stays as it was. */
  | { readonly kind: 'request'; readonly path: string }
  /** To hear of requests or accounts, or to look through what waits. */
  | { readonly kind: 'listening' }
  /** To bring members' pages of partners up to date. */
  | { readonly kind: 'partners' }
  /** To end what time ends, or to bring operators’ lists up to date. */
  | { readonly kind: 'upkeep' }
  /** To write the heartbeat that operators see. */
  | { readonly kind: 'heartbeat' };
