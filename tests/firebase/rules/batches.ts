import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { liftId } from '#domain/accounts/suspension.ts';
import { levelKey, type MatrixLevel } from '#domain/programme/activation.ts';
import type { SlotKind } from '#domain/limits.ts';
import { paths } from '#firestore/paths.ts';
import { type Data, FREE_SLOT } from './requests.ts';
import type { Write } from './rule-case.ts';
import { WORLD } from './world.ts';

/** What a member asks for, together with all that the adapter writes in the same batch. */

/** @param slot as the request says, also where it says none that there is */
export const slotOf = (uid: string, of: SlotKind, slot: unknown, id: string, changes: Data = {}): Write => ({
  set: paths.slot(uid, of, (slot ?? FREE_SLOT) as number),
  data: { of, id, at: serverTimestamp(), ...changes },
});

export function threadOf(uid: string, latest: string, from: unknown, changes: Data = {}): Write {
  const before = WORLD[paths.thread(uid, 'messages')];
  const unanswered = from === 'operator' ? 0 : Number(before?.['unanswered'] ?? 0) + 1;
  const isWaiting = from === 'member' && before?.['from'] === 'member';
  return {
    set: paths.thread(uid, 'messages'),
    data: {
      of: 'messages',
      latest,
      from,
      since: isWaiting ? before['since'] : serverTimestamp(),
      unanswered,
      ...changes,
    },
  };
}

export const declaring = (data: Data, id = 'new', uid = 'ann'): readonly Write[] => [
  { set: paths.deposit(uid, id), data },
  slotOf(uid, 'deposits', data['slot'], id),
];

export const withdrawing = (data: Data, id = 'new', uid = 'ann'): readonly Write[] => [
  { set: paths.withdrawal(uid, id), data },
  slotOf(uid, 'withdrawals', data['slot'], id),
];

export const activating = (
  data: Data,
  id = levelKey(data as unknown as MatrixLevel),
  uid = 'ann',
): readonly Write[] => [
  { set: paths.activation(uid, id), data },
  slotOf(uid, 'activations', data['slot'], id),
];

/** @param id of the suspension */
export const suspending = (data: Data, id = 'new', uid = 'ann', changes: Data = {}): readonly Write[] => [
  { set: paths.standing(uid, id), data },
  {
    update: paths.account(uid),
    data: { suspension: { id, reason: data['reason'] ?? null, at: serverTimestamp(), ...changes } },
  },
];

export const lifting = (data: Data, id = liftId('first'), uid = 'sue'): readonly Write[] => [
  { set: paths.standing(uid, id), data },
  { update: paths.account(uid), data: { suspension: deleteField() } },
];

export const writing = (data: Data, id = 'new', uid = 'ann'): readonly Write[] => [
  { set: paths.message(uid, id), data },
  threadOf(uid, id, data['from'] ?? 'member'),
];
