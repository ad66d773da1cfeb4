import { BackendError, type BackendErrorCode } from '#backend/port/backend.ts';
import { type Occupant, type SlotKind, SLOTS, slotState } from '#domain/limits.ts';
import type { SlotDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Documents, FirestoreClient } from './firestore.ts';

const OCCUPANT: Readonly<Record<SlotKind, (uid: string, id: string) => string>> = {
  deposits: paths.deposit,
  withdrawals: paths.withdrawal,
  activations: paths.activation,
  proofs: paths.proof,
};

const FULL: Readonly<Record<SlotKind, BackendErrorCode>> = {
  deposits: 'deposits-full',
  withdrawals: 'withdrawals-full',
  activations: 'daily-limit',
  proofs: 'proofs-full',
};

/**
 * The number of a free slot. The rules check it again when the member takes it.
 * @throws the code of `FULL` while all are taken; `daily-limit` while some of them only rest for a day
 */
export async function freeSlot(documents: Documents, uid: string, kind: SlotKind): Promise<number> {
  const count = SLOTS[kind];
  // Start at a random slot: that finds a free one sooner than passing all taken ones.
  const first = Math.floor(Math.random() * count);
  let isAnyResting = false;
  for (let nth = 0; nth < count; nth += 1) {
    const slot = (first + nth) % count;
    const before = await documents.get<SlotDocument>(paths.slot(uid, kind, slot));
    if (before === null) return slot;
    const occupant = await documents.get<Occupant>(OCCUPANT[kind](uid, before.id));
    const state = slotState(kind, occupant, before.at.toMillis(), Date.now());
    if (state === 'free') return slot;
    isAnyResting ||= state === 'resting';
  }
  throw new BackendError(isAnyResting ? 'daily-limit' : FULL[kind]);
}

/** Takes a slot for the document that the same transaction writes. */
export function takeSlot(
  documents: Documents,
  { now }: Pick<FirestoreClient, 'now'>,
  uid: string,
  slot: { readonly of: SlotKind; readonly slot: number; readonly id: string },
): void {
  const { of, id } = slot;
  documents.set(paths.slot(uid, of, slot.slot), { of, id, at: now() });
}
