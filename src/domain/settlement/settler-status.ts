import type { UserRef } from '#domain/decisions/decision.ts';
import { type Instant, SECOND } from '#domain/time.ts';

/** What settles the requests, as operators see it. */
export type SettlerState =
  /** The browser itself settles requests at once. */
  | { readonly kind: 'browser' }
  /** The settler program settles them; null: none has reported yet. */
  | { readonly kind: 'settler'; readonly status: SettlerStatus | null };

/** A settler's last report. */
export interface SettlerStatus {
  /** When the settler wrote it, by the server's clock. */
  readonly seenAt: Instant;
  /** When the settler last settled or refused a request; null: never yet. */
  readonly settledAt: Instant | null;
  /** How many requests were pending at that time. */
  readonly waiting: number;
  /** Since when the oldest of them was waiting; null: there was none. */
  readonly oldestSince: Instant | null;
  /** How many requests were set aside then. They do not count as waiting. */
  readonly setAside: number;
  /** Why it is unhealthy; null: it is healthy. */
  readonly reason: string | null;
  readonly version: string;
}

/** A request that failed too often. The settler does not retry it until a person releases it. */
export interface SetAsideRequest {
  /** In the form that `npm run settle -- --release` accepts. */
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
 * @param heardAt when the latest report arrived here, by the same clock as `now`. Null: it was there at the
 * first read, so only its own time tells its age. A report that arrives later is new, even if this machine's
 * clock is wrong.
 */
export const isSilent = ({ seenAt }: SettlerStatus, heardAt: Instant | null, now: Instant): boolean =>
  now - (heardAt ?? seenAt) > SILENT_AFTER;
