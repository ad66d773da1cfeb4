import type { UserRef } from '#domain/decisions/decision.ts';
import { type Instant, SECOND } from '#domain/time.ts';

/** What settles the requests, as operators see it. */
export type SettlerState =
  /** The browser itself, at once. */
  | { readonly kind: 'browser' }
  /** The settler program; null: none has reported yet. */
  | { readonly kind: 'settler'; readonly status: SettlerStatus | null };

/** A settler's last report. */
export interface SettlerStatus {
  /** When it was written, by the server's clock. */
  readonly seenAt: Instant;
  /** When the settler last settled or refused a request; null: never yet. */
  readonly settledAt: Instant | null;
  /** Number of pending requests at that time. */
  readonly waiting: number;
  /** Since when the oldest of them had waited; null: there was none. */
  readonly oldestSince: Instant | null;
  /** Requests that were set aside then: they do not wait. */
  readonly setAside: number;
  /** Why it is unhealthy; null: it is healthy. */
  readonly reason: string | null;
  readonly version: string;
}

/** A request that failed too often. The settler does not retry it until a person releases it. */
export interface SetAsideRequest {
  /** As `npm run settle -- --release` takes it. */
  readonly path: string;
  readonly member: UserRef;
  readonly kind: 'withdrawal' | 'activation' | 'decision';
  readonly failures: number;
  /** When it failed first. */
  readonly since: Instant;
  /** The code of the last failure, or the message of the settler's own error. */
  readonly reason: string;
}

/** A settler reports every half minute; after this long it counts as silent. */
const SILENT_AFTER = 90 * SECOND;

/**
 * @param heardAt when the latest report arrived here, by the same clock as `now`. Null: it was there at the first read,
 *   so only its own time tells its age. A report that arrives is new, even if this machine's clock is wrong.
 */
export const isSilent = ({ seenAt }: SettlerStatus, heardAt: Instant | null, now: Instant): boolean =>
  now - (heardAt ?? seenAt) > SILENT_AFTER;
