import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { levelKey } from '#domain/programme/activation.ts';
import { paths } from '#firestore/paths.ts';
import { openSettler, type Settler } from '#settler/requests/settler.ts';
import { writeMany } from '#tests/support/write-many.ts';
import { activationDocument } from '#tests/support/request-documents.ts';
import { openWorld, type World } from './world.ts';

const LEVEL = { matrix: 's6', level: 1 } as const;
const LENGTH = 250;
/** What one pass may read, however long a line is. */
const MOST_READS = 30;

/** Guests, each of whom names the one before as upline. @returns the path of the last one's activation */
async function guests({ db }: World, name: string, length: number): Promise<string> {
  const createdAt = FieldValue.serverTimestamp();
  const uidOf = (nth: number) => (nth === 0 ? PROGRAMME_USERNAME : `${name}${nth}`);
  const path = paths.activation(uidOf(length), levelKey(LEVEL));
  await writeMany(db, [
    ...Array.from({ length }, (_, before) => {
      const uid = uidOf(before + 1);
      const account = {
        username: uid,
        upline: uidOf(before),
        uplineConfirmed: false,
        guest: true,
        createdAt,
      };
      return [paths.account(uid), account] as const;
    }),
    ...Array.from(
      { length },
      (_, before) => [paths.username(uidOf(before + 1)), { uid: uidOf(before + 1) }] as const,
    ),
    [path, activationDocument(LEVEL)],
  ]);
  return path;
}

/** @returns what becomes of requests in one pass, and how often it reads */
function passesOf({ db }: World, settler: Settler) {
  let reads = 0;
  const getAll = db.getAll.bind(db);
  db.getAll = (...references) => {
    reads += 1;
    return getAll(...references);
  };
  return async (...requests: readonly string[]) => {
    reads = 0;
    const results = await settler.settle(requests.map((path) => ({ path, since: 0 })));
    return { kinds: requests.map((path) => results.get(path)?.kind), reads };
  };
}

it('one activation below a long line of guests, without money, delays no other member’s withdrawal', async () => {
  const world = openWorld();
  await world.fund('ben', 500_00);
  const attack = await guests(world, 'guest', LENGTH);
  const pass = passesOf(world, openSettler(world.db, Date.now));
  for (const id of ['first', 'second']) {
    await world.withdraw('ben', id, 100_00);
    const { kinds, reads } = await pass(attack, paths.withdrawal('ben', id));
    expect(reads).toBeLessThanOrEqual(MOST_READS);
    expect(kinds).toEqual(['postponed', 'settled']);
  }
  let kind: string | undefined = 'postponed';
  while (kind === 'postponed') [kind] = (await pass(attack)).kinds;
  expect(await world.statusOf(attack)).toEqual({ status: 'refused', refusal: 'insufficient-funds' });
  expect((await world.db.doc(paths.programmeLog()).get()).get('entries')).toBe(LENGTH);
  expect(await world.differences()).toEqual([]);
});

it('an activation below a few guests, with money, is carried out in one pass', async () => {
  const world = openWorld();
  await world.fund('guest3', 100_00);
  const honest = await guests(world, 'guest', 3);
  const { kinds, reads } = await passesOf(world, openSettler(world.db, Date.now))(honest);
  expect(kinds).toEqual(['settled']);
  expect(reads).toBeLessThanOrEqual(MOST_READS);
  expect(await world.statusOf(honest)).toEqual({ status: 'active', refusal: null });
  expect(await world.differences()).toEqual([]);
});
