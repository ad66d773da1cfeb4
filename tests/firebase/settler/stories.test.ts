import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { paths } from '#firestore/documents.ts';
import { watchRequests } from '#settler/runtime/watch.ts';
import { openWorld, type World } from './world.ts';

vi.setConfig({ testTimeout: 180_000 });

const STORIES = 5;
const MEMBERS = ['ada', 'ben', 'eve'];
const EARNED = Object.fromEntries(MEMBERS.map((uid) => [uid, 600_00]));

const step = fc.record({
  kind: fc.constantFrom(
    'declare',
    'delete',
    'credit',
    'refuse',
    'withdraw',
    'withdraw',
    'cancel',
    'pay',
    'return',
  ),
  uid: fc.constantFrom(...MEMBERS),
  id: fc.constantFrom('a', 'b', 'c'),
  amount: fc.integer({ min: 50_00, max: 400_00 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Only what the rules allow; everything else is left out here. */
async function perform(
  { db, declare, withdraw, decide }: World,
  { kind, uid, id, amount }: Step,
): Promise<void> {
  const [deposit, withdrawal] = [db.doc(paths.deposit(uid, id)), db.doc(paths.withdrawal(uid, id))];
  switch (kind) {
    case 'declare':
      if ((await db.doc(paths.decision(uid, 'deposit', id)).get()).exists) return;
      return declare(uid, id);
    case 'delete':
      return db.runTransaction(async (transaction) => {
        if ((await transaction.get(deposit)).get('status') === 'pending') transaction.delete(deposit);
      });
    case 'credit':
    case 'refuse':
      if ((await deposit.get()).get('status') !== 'pending') return;
      return decide(uid, 'deposit', id, kind);
    case 'withdraw':
      return withdraw(uid, id, amount);
    case 'cancel':
      return db.runTransaction(async (transaction) => {
        if ((await transaction.get(withdrawal)).get('status') !== 'held') return;
        transaction.update(withdrawal, { status: 'cancelling' });
      });
    default:
      if (!['held', 'cancelling'].includes((await withdrawal.get()).get('status'))) return;
      return decide(uid, 'withdrawal', id, kind === 'pay' ? 'pay' : 'refuse');
  }
}

it(`${STORIES} concurrent stories of members and operators leave every cent where the log says`, async () => {
  const stories = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), {
    numRuns: STORIES,
    seed: 20260115,
  });
  let settled = 0;
  for (const story of stories) {
    const world = openWorld();
    for (const uid of MEMBERS) await world.fund(uid, 600_00);
    const settler = watchRequests(world.db, Date.now, {
      settled: (_, { kind }) => {
        if (kind === 'settled') settled += 1;
      },
      failed: (path, cause) => console.error(path, cause),
    });
    for (let start = 0; start < story.length; start += 4) {
      // Four at a time. What exists or is decided already fails, as in a browser.
      await Promise.allSettled(story.slice(start, start + 4).map((each) => perform(world, each)));
    }
    await world.untilSettled();
    await settler.stop();
    await world.audit(EARNED);
  }
  expect(settled).toBeGreaterThan(STORIES * 2);
});
