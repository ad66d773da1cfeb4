import type { UserRef } from '#domain/decisions/decision.ts';
import { type Instant, SECOND } from '#domain/time.ts';

/** What settles the requests of this programme, as operators see it. */
export type Settlement =
  /** The browser itself, at once. */
  | { readonly kind: 'browser' }
  /** A program elsewhere; null: none has reported yet. */
  | { readonly kind: 'settler'; readonly status: SettlerStatus | null };

/** What a settler last reported. */
export interface SettlerStatus {
  /** When it did, by the server's clock. */
  readonly seenAt: Instant;
  /** When it last settled or refused a request; null: never yet. */
  readonly settledAt: Instant | null;
  /** Requests that waited then. */
  readonly waiting: number;
  /** Since when the oldest of them had waited; null: none did. */
  readonly oldestSince: Instant | null;
  /** Requests that were set aside then: they do not wait. */
  readonly setAside: number;
  /** Why it is not well, for people; null: it is. */
  readonly reason: string | null;
  readonly version: string;
}

/** A request that the settler could not carry out, time after time, and tries no more until a person releases it. */
export interface SetAsideRequest {
  /** As `npm run settle -- --release` takes it. */
  readonly path: string;
  readonly member: UserRef;
  readonly kind: 'withdrawal' | 'activation' | 'decision';
  readonly failures: number;
  /** When it failed first. */
  readonly since: Instant;
  /** The code of the last failure, or the settler's own words. */
  readonly reason: string;
}

/** It reports each half minute: after this it is taken to be silent. */
const SILENT_AFTER = 90 * SECOND;

/**
 * @param heardAt when its latest report arrived here, by the same clock as `now`; null: it was there already, and only its own
 *   time says how old it is. What arrives is new even where this machine's clock is wrong.
 */
export const isSilent = ({ seenAt }: SettlerStatus, heardAt: Instant | null, now: Instant): boolean =>
  now - (heardAt ?? seenAt) > SILENT_AFTER;
