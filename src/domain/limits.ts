/**
 * How much one member may have waiting, so that there is room for everyone else (PRODUCT.md). Both backends keep these
 * limits; `firestore.rules` repeats the numbers, and a test compares the two.
 */
import { DAY, type Instant } from './time.ts';

/** A pending deposit for which no payment was shown ends by itself after this time. */
export const EXPIRES_AFTER = 14 * DAY;

/** Of all proofs of one member together, in bytes. */
export const PROOF_BYTES = 20_000_000;

/** Messages of a member since the last answer. */
export const UNANSWERED_MESSAGES = 50;

/**
 * Places for what a member asks for. Each request takes one and a place is free again when its request is gone or
 * decided: so nothing is counted, and no count can go wrong.
 *
 * Proofs have as many places as fit into `PROOF_BYTES` when each is as large as it may be. Activations have two for
 * each of the 24 levels.
 */
export const SLOTS = {
  deposits: 20,
  withdrawals: 20,
  activations: 48,
  proofs: 66,
} as const;

export type SlotKind = keyof typeof SLOTS;

/**
 * Each of these makes work for the settlement, and a withdrawal that is held and cancelled leaves postings that stay for
 * ever. So their places rest for a day after they were taken, which limits how many a member asks for in a day.
 */
const RESTING: readonly SlotKind[] = ['withdrawals', 'activations'];

/** With any other status a request has come to its end. */
const OPEN: readonly string[] = ['pending', 'requested', 'held', 'cancelling'];

/** What has taken a place. A proof has no status: it takes its place for as long as it is there. */
export interface Occupant {
  readonly status?: string;
}

/** @param occupant null: it is gone. @param takenAt when it took the place */
export function slotState(
  kind: SlotKind,
  occupant: Occupant | null,
  takenAt: Instant,
  now: Instant,
): 'free' | 'taken' | 'resting' {
  if (occupant && (occupant.status === undefined || OPEN.includes(occupant.status))) return 'taken';
  return RESTING.includes(kind) && now - takenAt <= DAY ? 'resting' : 'free';
}
