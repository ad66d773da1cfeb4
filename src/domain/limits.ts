/**
 * How much one member may have pending, so that each member leaves room for the others. Both backends keep these limits;
 * `firestore.rules` repeats the numbers, and a test compares the two.
 */
import { DAY, type Instant } from './time.ts';

/** A pending deposit for which no payment was shown ends by itself after this time. */
export const EXPIRES_AFTER = 14 * DAY;

/** Total size of one member's proofs, in bytes. */
export const PROOF_BYTES = 20_000_000;

/** Messages of a member since the last answer. */
export const UNANSWERED_MESSAGES = 50;

/**
 * Number of slots for each kind of request. A request takes a slot, and the slot is free again when the request is
 * deleted or has ended: there is no counter that could be wrong.
 *
 * 66 proofs of the largest size fit into `PROOF_BYTES`. Activations have two slots for each of the 24 levels.
 */
export const SLOTS = {
  deposits: 20,
  withdrawals: 20,
  activations: 48,
  proofs: 66,
} as const;

export type SlotKind = keyof typeof SLOTS;

/**
 * Kinds whose slots rest for a day after they were taken, which limits how many a member requests in a day. Each of these
 * requests costs the settler work, and a withdrawal that is held and cancelled adds postings that stay for ever.
 */
const RESTING: readonly SlotKind[] = ['withdrawals', 'activations'];

/** With any other status a request has ended. */
const OPEN: readonly string[] = ['pending', 'requested', 'held', 'cancelling'];

/** The document that took a slot. A proof has no status: it keeps its slot for as long as it exists. */
export interface Occupant {
  readonly status?: string;
}

/** @param occupant null: it is deleted. @param takenAt when it took the slot */
export function slotState(
  kind: SlotKind,
  occupant: Occupant | null,
  takenAt: Instant,
  now: Instant,
): 'free' | 'taken' | 'resting' {
  if (occupant && (occupant.status === undefined || OPEN.includes(occupant.status))) return 'taken';
  return RESTING.includes(kind) && now - takenAt <= DAY ? 'resting' : 'free';
}

/** Sessions of one member that are listed. With one more, the oldest leaves the list. */
export const MOST_SESSIONS = 20;

/** The most items of a list without end that one read asks for. */
export const LARGEST_PAGE = 500;
