import type { RequestResult } from '#settler/requests/plan.ts';

/** Receives the settler's events. */
export interface Report {
  /** @param ms how long its batch took */
  settled(path: string, result: RequestResult, ms: number): void;
  /**
   * A request has failed too often. It stays as it is, and the settler does not retry it until a person
   * releases it.
   */
  setAside(path: string, cause: unknown): void;
  /** @param retryIn milliseconds; null: no retry */
  failed(what: Failure, cause: unknown, retryIn: number | null): void;
}

export type Failure =
  /** A request failed, and stays unchanged. */
  | { readonly kind: 'request'; readonly path: string }
  /** Listening for requests or accounts failed, or the pass over pending requests. */
  | { readonly kind: 'listening' }
  /** Syncing members' partner pages failed. */
  | { readonly kind: 'partners' }
  /** Expiring deposits, counting for alerts, or answering operators' questions failed. */
  | { readonly kind: 'upkeep' }
  /** Sending push messages failed. */
  | { readonly kind: 'push' }
  /** Telling the identity service of ended sessions failed. */
  | { readonly kind: 'sessions' }
  /** The mail server takes no mails, the waiting ones could not be read, or turning mails off failed. */
  | { readonly kind: 'mails' }
  /** Telling members what happened without a settlement failed. */
  | { readonly kind: 'notices' }
  /** Reading the public log to serve it failed. */
  | { readonly kind: 'log' }
  /** Telling operators of new work by the webhook failed. */
  | { readonly kind: 'webhook' }
  /** A witness did not sign the latest checkpoint; null: it could not be sent to any. */
  | { readonly kind: 'witness'; readonly witness: string | null }
  /** Writing the heartbeat that operators see failed. */
  | { readonly kind: 'heartbeat' };
