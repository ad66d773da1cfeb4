import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { seenOfDeposit, seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

/** A withdrawal without a destination, which neither a form nor the rules let through. */
const POISON = { details: null };

const poison = paths.withdrawal('eve', 'poison');
const failedPoison = paths.failedRequest(poison);

const run = (world: World, ...args: readonly string[]) => startSettler([...args, '--project', world.project]);

describe('a request that cannot be carried out', () => {
  it('is set aside over several runs, and is carried out once it is released', async () => {
    const world = openWorld();
    await world.fund('eve', 500_00);
    await world.fund('ada', 500_00);
    await world.withdraw('eve', 'poison', 150_00, POISON);
    const first = run(world);
    expect(await first.exited).toBe(1);
    expect((await world.db.doc(failedPoison).get()).data()).toMatchObject({ failures: 3, setAsideAt: null });

    await world.withdraw('ada', 'w1', 150_00);
    const second = run(world);
    expect(await second.exited).toBe(0);
    expect(second.lines).toContainEqual(
      expect.objectContaining({ event: 'set-aside', severity: 'ERROR', path: poison }),
    );
    expect(second.lines.at(-1)).toMatchObject({ event: 'ended', unsettled: 0, setAside: 1 });
    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'held' });
    const { since, setAsideAt, ...counted } = (await world.db.doc(failedPoison).get()).data() ?? {};
    expect(counted).toEqual({ path: poison, failures: 5, reason: expect.stringContaining('TypeError') });
    expect(setAsideAt.toMillis()).toBeGreaterThan(since.toMillis());

    // It is as it was, and is not tried.
    expect(await world.statusOf(poison)).toEqual({ status: 'requested', refusal: null });
    const third = run(world);
    expect(await third.exited).toBe(0);
    expect(third.lines.filter(({ path }) => path === poison)).toEqual([]);

    const elsewhere = run(world, '--release', paths.withdrawal('eve', 'another'), '--by', 'Grace');
    expect(await elsewhere.exited).toBe(2);
    const released = run(world, '--release', poison, '--by', 'Grace');
    expect(await released.exited).toBe(0);
    expect(released.lines.at(-1)).toMatchObject({ event: 'released', path: poison });
    const { docs } = await world.db.collection(paths.grants()).get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { uid: 'eve', change: 'request-released', by: 'Grace', path: poison },
    ]);
    const { details } = (await world.db.doc(paths.withdrawal('ada', 'w1')).get()).data() ?? {};
    await world.db.doc(poison).update({ details });
    expect(await run(world).exited).toBe(0);
    expect(await world.statusOf(poison)).toEqual({ status: 'held', refusal: null });
    await world.audit({ ada: 500_00, eve: 500_00 });
  });

  it('leaves a settler at work well, and operators see how many there are', async () => {
    const world = openWorld();
    for (const uid of ['ada', 'eve']) await world.fund(uid, 500_00);
    await world.withdraw('eve', 'poison', 150_00, POISON);
    const at = Timestamp.now();
    const counted = { path: poison, failures: 4, since: at, setAsideAt: null, reason: 'TypeError' };
    await world.db.doc(failedPoison).set(counted);
    const settler = run(world, '--watch', '--health-port', '0', '--max-lag', '1');
    const { port } = await settler.until(({ event }) => event === 'health');
    await settler.until(({ event }) => event === 'set-aside');
    await world.withdraw('ada', 'w1', 150_00);
    await settler.until(({ path }) => path === paths.withdrawal('ada', 'w1'));
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ healthy: true, setAside: 1, failing: 0, lagSeconds: 0 });
    });
    await eventually(async () => {
      const status = (await world.db.doc(paths.settlerStatus()).get()).data();
      expect(status).toMatchObject({ setAside: 1, waiting: 0, reason: null });
    });
    expect(await settler.end('SIGTERM')).toBe(0);

    // Its member takes it back: nothing is set aside any more.
    await world.db.doc(poison).delete();
    expect(await run(world).exited).toBe(0);
    expect((await world.db.doc(failedPoison).get()).exists).toBe(false);
  });
});

describe('what was settled once', () => {
  /** A withdrawal of Ada's that was held and cancelled; then account and withdrawal are deleted and made again. */
  async function madeAgain(world: World, amount: number): Promise<string> {
    const path = paths.withdrawal('ada', 'w1');
    await world.fund('ada', 500_00);
    await world.withdraw('ada', 'w1', 150_00);
    await world.settle(path, 1);
    await world.db.doc(path).update({ status: 'cancelling' });
    expect(await world.settle(path, 2)).toMatchObject({ kind: 'settled' });
    await world.db.doc(path).delete();
    await world.withdraw('ada', 'w1', amount);
    return path;
  }

  it.each([150_00, 200_00])('is refused for good when its member makes it again: %i', async (amount) => {
    const world = openWorld();
    const path = await madeAgain(world, amount);
    expect(await world.settle(path, 3)).toEqual({ kind: 'refused', refusal: 'id-used' });
    expect(await world.statusOf(path)).toEqual({ status: 'refused', refusal: 'id-used' });
    await world.audit({ ada: 500_00 });
  });

  it('is only marked as settled when it is asked for once more as it was', async () => {
    const world = openWorld();
    await world.fund('ada', 500_00);
    await world.declare('ada', 'd1');
    await world.decide('ada', 'deposit', 'd1', 'credit');
    await world.withdraw('ada', 'w1', 150_00);
    const asked = [paths.decision('ada', 'deposit', 'd1'), paths.withdrawal('ada', 'w1')];
    for (const path of asked) expect(await world.settle(path, 1)).toMatchObject({ kind: 'settled' });
    // As an import of these documents alone leaves it.
    await world.db.doc(paths.deposit('ada', 'd1')).update({ status: 'pending', decidedAt: null });
    await world.db.doc(paths.decision('ada', 'deposit', 'd1')).update({ status: 'requested' });
    await world.db.doc(paths.withdrawal('ada', 'w1')).update({ status: 'requested' });
    for (const path of asked) expect(await world.settle(path, 2)).not.toMatchObject({ kind: 'failed' });
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'credited' });
    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'held' });
    await world.audit({ ada: 500_00 });
  });
});

describe('a decision', () => {
  const decision = paths.decision('ada', 'deposit', 'd1');

  it('that finds another deposit than was seen is refused, and can be made again', async () => {
    const world = openWorld();
    await world.fund('ada', 500_00);
    await world.declare('ada', 'd1');
    const seenNow = async () => {
      const found = await world.db.doc(paths.deposit('ada', 'd1')).get();
      return seenOfDeposit(toDeposit('d1', found.data() as DepositDocument));
    };
    const seen = await seenNow();
    await world.decide('ada', 'deposit', 'd1', 'credit', seen);
    // As the rules let no member do.
    await world.db.doc(paths.deposit('ada', 'd1')).update({ package: 'bronze', amount: 300_00 });
    const refused = { kind: 'refused', refusal: 'changed-since-seen' };
    expect(await world.settle(decision, 1)).toEqual(refused);
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'pending' });

    await world.db.doc(decision).delete();
    await world.decide('ada', 'deposit', 'd1', 'credit', await seenNow());
    expect(await world.settle(decision, 2)).toMatchObject({ kind: 'settled' });
    await world.audit({ ada: 500_00 });
  });

  it('on a withdrawal is compared as well', async () => {
    const world = openWorld();
    await world.fund('ada', 500_00);
    await world.withdraw('ada', 'w1', 150_00);
    await world.settle(paths.withdrawal('ada', 'w1'), 1);
    const found = await world.db.doc(paths.withdrawal('ada', 'w1')).get();
    const seen = seenOfWithdrawal(toWithdrawal('w1', found.data() as WithdrawalDocument));
    const path = paths.decision('ada', 'withdrawal', 'w1');
    await world.decide('ada', 'withdrawal', 'w1', 'pay', { ...seen, createdAt: seen.createdAt - 1 });
    expect(await world.settle(path, 2)).toEqual({ kind: 'refused', refusal: 'changed-since-seen' });
    await world.db.doc(path).delete();
    await world.decide('ada', 'withdrawal', 'w1', 'pay', seen);
    expect(await world.settle(path, 3)).toMatchObject({ kind: 'settled' });
    await world.audit({ ada: 500_00 });
  });
});
