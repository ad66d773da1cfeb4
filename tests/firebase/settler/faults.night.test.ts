import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { watchRequests } from '#settler/requests/watch-requests.ts';
import { eventually } from '#tests/support/eventually.ts';
import { activationDocument } from '#tests/support/request-documents.ts';
import { settleDespiteKills } from './killed.ts';
import { type Program, startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

const MEMBERS = ['ada', 'ben', 'eve', 'joe'];
const EARNED = Object.fromEntries(MEMBERS.map((uid) => [uid, 500_00]));
/** So many that they take several batches. */
const ROUNDS = 80;

/** Requests for more than the members have. The order decides which are refused, but not how much. */
async function fillQueue(world: World): Promise<void> {
  for (const uid of MEMBERS) await world.fund(uid, 500_00);
  await Promise.all(
    MEMBERS.flatMap((uid) =>
      Array.from({ length: ROUNDS }, async (_, index) => {
        // With a proof, so that one operator credits them all.
        await world.declare(uid, `d${index}`, { proofAt: FieldValue.serverTimestamp() });
        await world.decide(uid, 'deposit', `d${index}`, index % 4 === 0 ? 'refuse' : 'credit');
        await world.withdraw(uid, `w${index}`, 150_00);
      }),
    ),
  );
}

async function auditOutcome(world: World): Promise<void> {
  await world.audit(EARNED);
  for (const uid of MEMBERS) {
    // Three of four deposits are credited, and as many withdrawals held as the money covers.
    const balances = (await world.db.doc(paths.balances(uid)).get()).data();
    expect(balances).toMatchObject({ locked: 0.75 * ROUNDS * 500_00, held: 450_00, earning: 50_00 });
  }
}

/** How often each request was settled or refused, by the logs of all settlers. */
function timesSettled(settlers: readonly Program[]): readonly number[] {
  const times = new Map<unknown, number>();
  for (const { event, path, outcome } of settlers.flatMap(({ lines }) => lines)) {
    if (event === 'request' && outcome !== 'nothing') times.set(path, (times.get(path) ?? 0) + 1);
  }
  return [...times.values()];
}

describe('the settler', () => {
  it('may run twice at once without settling anything twice', async () => {
    const world = openWorld();
    await fillQueue(world);
    const settlers = [1, 2].map(() =>
      startSettler(['--watch', '--health-port', '0', '--project', world.project]),
    );
    await world.untilSettled();
    // One that is still starting would end by the signal itself.
    await Promise.all(settlers.map((settler) => settler.until(({ event }) => event === 'health')));
    // A commit is seen in the database before the settler hears of it and writes its lines.
    await eventually(() =>
      expect(timesSettled(settlers)).toEqual(Array(2 * MEMBERS.length * ROUNDS).fill(1)),
    );
    expect(await Promise.all(settlers.map((settler) => settler.end('SIGTERM')))).toEqual([0, 0]);
    await auditOutcome(world);
  });

  it('begins again where another settler has moved the books on since it looked at them', async () => {
    const world = openWorld();
    const settler = openSettler(world.db, Date.now);
    const activate = async (uid: string) => {
      const path = paths.activation(uid, 's6-1');
      await world.db.doc(path).create(activationDocument({ matrix: 's6', level: 1 }));
      return (await settler.settle([{ path, since: 0 }])).get(path);
    };
    await world.fund('ada', 1_00);
    expect(await activate('ada')).toMatchObject({ kind: 'refused' });
    // By the books that it remembers, members have less than the price.
    await world.fund('ben', 100_00);
    expect(await activate('ben')).toMatchObject({ kind: 'settled' });
  });

  it('may be killed at each step of a batch without losing or repeating anything', async () => {
    const world = openWorld();
    await fillQueue(world);
    const settlers = await settleDespiteKills(world, 2);
    expect(settlers.at(-1)?.lines.filter(({ event }) => event === 'failed')).toEqual([]);
    await world.untilSettled();
    await auditOutcome(world);
  });

  it('follows the order of the log, not the clock', async () => {
    const world = openWorld();
    await fillQueue(world);
    let clock = Date.now();
    const now = () => {
      clock -= DAY;
      return clock;
    };
    const settler = watchRequests(world.db, openSettler(world.db, now), now, {
      settled: () => undefined,
      setAside: () => undefined,
      failed: () => undefined,
    });
    await world.untilSettled();
    await settler.stop();
    await auditOutcome(world);
  });

  it('refuses a decision on a deposit that its owner has just deleted, and goes on', async () => {
    const world = openWorld();
    await world.fund('ada', 500_00);
    await world.declare('ada', 'gone');
    await world.decide('ada', 'deposit', 'gone', 'credit');
    await world.db.doc(paths.deposit('ada', 'gone')).delete();
    const path = paths.decision('ada', 'deposit', 'gone');
    expect(await world.settle(path, 1)).toEqual({ kind: 'refused', refusal: 'not-found' });
    expect(await world.statusOf(path)).toEqual({ status: 'refused', refusal: 'not-found' });

    // A new deposit with the same id, as only an administrator could create it, stays undecided.
    await world.declare('ada', 'gone');
    expect(await world.settle(path, 2)).toEqual({ kind: 'nothing' });
    await world.audit({ ada: 500_00 });
  });

  it('holds nothing for a deleted account, and gives back what was held for it', async () => {
    const world = openWorld();
    await world.fund('ada', 500_00);
    await world.withdraw('ada', 'held', 150_00);
    await world.settle(paths.withdrawal('ada', 'held'), 1);
    await world.withdraw('ada', 'requested', 100_00);
    await world.db.doc(paths.account('ada')).delete();
    await world.db.doc(paths.withdrawal('ada', 'held')).update({ status: 'cancelling' });
    for (const id of ['held', 'requested']) await world.settle(paths.withdrawal('ada', id), 2);
    expect(await world.statusOf(paths.withdrawal('ada', 'held'))).toEqual({
      status: 'cancelled',
      refusal: null,
    });
    expect(await world.statusOf(paths.withdrawal('ada', 'requested'))).toEqual({
      status: 'cancelled',
      refusal: 'cancelled',
    });
    await world.audit({ ada: 500_00 });
  });

  it('throws on an outcome that does not fit the request', async () => {
    const world = openWorld();
    await world.declare('ada', 'd1');
    await world.decide('ada', 'deposit', 'd1', 'pay');
    const path = paths.decision('ada', 'deposit', 'd1');
    const outcome = await world.settle(path, 1);
    expect(outcome).toMatchObject({
      kind: 'failed',
      cause: { message: expect.stringContaining('“pay” of a deposit') },
    });
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'pending' });
    expect(await world.statusOf(path)).toMatchObject({ status: 'requested' });
  });

  it('settles one request once, however many try at the same time', async () => {
    const world = openWorld();
    await world.fund('ada', 500_00);
    await world.withdraw('ada', 'w1', 150_00);
    const path = paths.withdrawal('ada', 'w1');
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => world.settle(path, 1)));
    expect(outcomes.filter(({ status, ...rest }) => JSON.stringify(rest).includes('"settled"'))).toHaveLength(
      1,
    );
    await world.audit({ ada: 500_00 });
  });
});
