import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#firestore/paths.ts';
import { allPending, LISTENER_LIMIT, PAGE } from '#settler/requests/pending.ts';
import { openFailedRequests } from '#settler/requests/failed-requests.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { watchRequests } from '#settler/requests/watch-requests.ts';
import { writeMany } from '#tests/support/write-many.ts';
import { openWorld, type World } from './world.ts';

/** Writes as many withdrawals of one member as a hostile client could without rules. */
const flood = ({ db }: World, uid: string, count: number): Promise<void> =>
  writeMany(
    db,
    Array.from({ length: count }, (_, nth) => [
      paths.withdrawal(uid, `junk-${nth}`),
      {
        amount: 100_00,
        status: 'requested',
        refusal: null,
        createdAt: new Date(),
        details: {},
        decidedAt: null,
        note: null,
      },
    ]),
  );

async function pendingIn({ db }: World, part?: 'a-page-each'): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { path } of allPending(db, part)) found.push(path);
  return found;
}

it('what waits is found once each, and another member’s request before most of the junk', async () => {
  const world = openWorld();
  await flood(world, 'ann', PAGE + 30);
  await flood(world, 'mallory', PAGE + 130);
  await world.withdraw('zoe', 'only', 100_00);
  const found = await pendingIn(world);
  expect(new Set(found).size).toBe(2 * PAGE + 161);
  expect(found).toHaveLength(2 * PAGE + 161);
  // A page of each who floods, and then hers.
  expect(found.indexOf(paths.withdrawal('zoe', 'only'))).toBeLessThanOrEqual(2 * PAGE);
});

it('a settler’s pass each minute reads a page of a member who floods, and all of the others', async () => {
  const world = openWorld();
  await flood(world, 'mallory', 2 * PAGE + 130);
  await world.withdraw('ann', 'only', 100_00);
  await world.withdraw('zoe', 'only', 100_00);
  const found = await pendingIn(world, 'a-page-each');
  const ofOthers = found.filter((path) => !path.includes('mallory'));
  expect(ofOthers).toEqual([paths.withdrawal('ann', 'only'), paths.withdrawal('zoe', 'only')]);
  // A page that begins with Ann's, one that is all Mallory's, and Zoe's.
  expect(found).toHaveLength(2 * PAGE + 1);
  expect(new Set(found).size).toBe(found.length);
});

it('a failed request that such a pass leaves out keeps its count', async () => {
  const world = openWorld();
  await flood(world, 'mallory', PAGE + 2);
  // The last by path.
  const left = paths.withdrawal('mallory', 'junk-999');
  const failed = openFailedRequests(world.db);
  await failed.count(left, new Error('poison'), 0);
  await world.db.doc(paths.withdrawal('mallory', 'junk-998')).delete();
  for await (const _ of failed.pending('a-page-each')) {
    // Only what it forgets is of interest.
  }
  expect((await world.db.doc(paths.failedRequest(left)).get()).exists).toBe(true);
});

it('another member’s request is settled before most of the junk', async () => {
  const world = openWorld();
  await world.fund('ben', 500_00);
  await world.withdraw('ben', 'only', 100_00);
  await flood(world, 'ann', 500);
  const settled: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const settler = watchRequests(world.db, openSettler(world.db, Date.now), Date.now, {
    settled(path) {
      settled.push(path);
      if (path === paths.withdrawal('ben', 'only')) resolve();
    },
    setAside: (path, cause) => console.error(path, cause),
    failed: (what, cause) => console.error(what, cause),
  });
  onTestFinished(() => settler.stop());
  await promise;
  expect(settled.length).toBeLessThan(250);
  expect(await world.statusOf(paths.withdrawal('ben', 'only'))).toMatchObject({ status: 'held' });
});

it('more requests at once than a listener holds are all settled', async () => {
  const world = openWorld();
  const settled = new Set<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const settler = watchRequests(world.db, openSettler(world.db, Date.now), Date.now, {
    settled(path) {
      settled.add(path);
      if (settled.size === LISTENER_LIMIT * 2) resolve();
    },
    setAside: (path, cause) => console.error(path, cause),
    failed: (what, cause) => console.error(what, cause),
  });
  onTestFinished(() => settler.stop());
  await flood(world, 'ann', LISTENER_LIMIT * 2);
  await promise;
});
