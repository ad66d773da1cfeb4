// Writes the accounts of a large community into the emulator.
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { paths } from '#firestore/paths.ts';

/** Writes per batch, and batches at once. */
const [BATCH, AT_ONCE] = [400, 4];

/** So many of a hundred members were guests when they invited, and so many are deleted. */
const [FORMER_GUESTS, DELETED] = [3, 2];

export const uidOf = (nth: number): string => `member-${String(nth).padStart(21, '0')}`;
const isFormerGuest = (nth: number): boolean => nth % 100 >= 50 && nth % 100 < 50 + FORMER_GUESTS;
const isDeleted = (nth: number): boolean => nth % 100 >= 90 && nth % 100 < 90 + DELETED;
export const nameOf = (nth: number): string => `member_${nth}`;

export const accountOf = (nth: number, upline: string, createdAt: number) => ({
  ...{ username: nameOf(nth), firstName: 'Ada', lastName: 'Bench', phoneNumber: null, country: 'IT' },
  ...{ upline, uplineConfirmed: true, guest: false, createdAt: Timestamp.fromMillis(createdAt) },
});

/** Each member was invited by any earlier one; the first hundred invite twice as often as others. @returns how many accounts there are */
export async function writeCommunity(db: Firestore, members: number): Promise<number> {
  let present = 0;
  const documents = function* () {
    for (let nth = 0; nth < members; nth += 1) {
      const inviter = inviterOf(nth);
      const name = isFormerGuest(inviter) ? `guest_${inviter}` : nameOf(inviter);
      if (!isDeleted(nth)) {
        present += 1;
        yield [paths.account(uidOf(nth)), accountOf(nth, nth === 0 ? 'tessera' : name, nth * 1_000)] as const;
      }
      yield [
        paths.username(nameOf(nth)),
        { uid: uidOf(nth), ...(isDeleted(nth) && { deleted: true }) },
      ] as const;
      if (isFormerGuest(nth)) yield [paths.username(`guest_${nth}`), { uid: uidOf(nth) }] as const;
    }
  };
  let batch = db.batch();
  let size = 0;
  let writing: Promise<unknown>[] = [];
  for (const [path, document] of documents()) {
    batch.create(db.doc(path), document);
    size += 1;
    if (size % BATCH !== 0) continue;
    writing.push(batch.commit());
    batch = db.batch();
    if (writing.length < AT_ONCE) continue;
    await Promise.all(writing);
    writing = [];
  }
  await Promise.all([...writing, batch.commit()]);
  return present;
}

let state = 7;

/** The same at each run. */
export function inviterOf(nth: number): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  const among = nth > 1_000 && state % 20 === 0 ? 100 : nth;
  return Math.floor((state / 0x80000000) * among);
}
