import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { expireDeposits } from '#settler/upkeep/expire-deposits.ts';
import { addKeptSums } from '#settler/schema/kept-sums.ts';
import { countOverdue } from '#settler/upkeep/overdue.ts';
import { openLines } from '#settler/schema/open-lines.ts';
import { openWorld, type World } from './world.ts';

const LONG_AGO = Timestamp.fromMillis(Date.UTC(2023, 0, 15));

const lineOf = async ({ db }: World, path: string) => (await db.doc(path).get()).data() ?? null;

it('a deposit without a proof expires in time; one with a proof or a decision does not', async () => {
  const world = openWorld();
  for (const id of ['bare', 'proven', 'decided']) await world.declare('ann', id);
  await world.db.doc(paths.deposit('ann', 'proven')).update({ proofAt: FieldValue.serverTimestamp() });
  await world.decide('ann', 'deposit', 'decided', 'credit');

  const declared = Date.now();
  expect(await expireDeposits(world.db, declared + EXPIRES_AFTER - MINUTE)).toBe(0);
  const later = declared + EXPIRES_AFTER + MINUTE;
  expect(await expireDeposits(world.db, later)).toBe(1);
  const bare = (await world.db.doc(paths.deposit('ann', 'bare')).get()).data();
  expect(bare).toMatchObject({ status: 'expired', decidedAt: Timestamp.fromMillis(later) });
  for (const id of ['proven', 'decided']) {
    expect(await world.statusOf(paths.deposit('ann', id))).toMatchObject({ status: 'pending' });
  }
  expect(await expireDeposits(world.db, later)).toBe(0);
});

it('members from before there were lines get them, once', async () => {
  const world = openWorld();
  const say = (uid: string, id: string, from: string, at: number) =>
    world.db.doc(paths.message(uid, id)).create({ from, text: 'Hello', at: Timestamp.fromMillis(at) });
  await say('ann', 'm1', 'member', 1);
  await say('ann', 'm2', 'operator', 2);
  await say('ann', 'm3', 'member', 3);
  await say('ann', 'm4', 'member', 4);
  await say('zoe', 'm1', 'operator', 1);

  await openLines(world.db);
  expect(await lineOf(world, paths.line('ann', 'messages'))).toMatchObject({
    ...{ latest: 'm4', from: 'member', since: Timestamp.fromMillis(3), unanswered: 2 },
  });
  expect(await lineOf(world, paths.line('zoe', 'messages'))).toMatchObject({ unanswered: 0 });

  await world.db.doc(paths.line('ann', 'messages')).delete();
  await openLines(world.db);
  expect(await lineOf(world, paths.line('ann', 'messages'))).toBeNull();
});

it('postings and levels from before sums were kept get them, once', async () => {
  const world = openWorld();
  const { db } = world;
  await world.fund('ann', 100_00);
  await world.fund('ann', 50_00);
  const postings = db.collection(paths.postings('ann')).orderBy('sequence');
  const kept = (await postings.get()).docs.map((each) => each.get('after'));
  expect(kept.map(({ earning }) => earning)).toEqual([100_00, 150_00]);
  for (const { ref } of (await postings.get()).docs) await ref.update({ after: FieldValue.delete() });

  const box = { matrix: 's6', frozen: false, cycles: 0, filled: 0, places: [] };
  for (const level of [1, 2]) await db.doc(paths.level('ann', `s6-${level}`)).create({ ...box, level });
  const income = { partner: 'ben', matrix: 's6', level: 1, amount: 5_00, at: LONG_AGO };
  for (const [sequence, kind] of ['earned', 'missed', 'earned'].entries()) {
    await db.doc(paths.income('ann', sequence)).create({ ...income, kind, sequence });
  }

  await addKeptSums(db);
  expect((await postings.get()).docs.map((each) => each.get('after'))).toEqual(kept);
  const sumsOf = async (level: number) => (await db.doc(paths.level('ann', `s6-${level}`)).get()).data();
  expect(await sumsOf(1)).toEqual({ ...box, level: 1, earned: 10_00, missed: 5_00 });
  expect(await sumsOf(2)).toEqual({ ...box, level: 2, earned: 0, missed: 0 });

  await db.doc(paths.level('ann', 's6-1')).update({ earned: 15_00 });
  await addKeptSums(db);
  expect(await sumsOf(1)).toMatchObject({ earned: 15_00 });
});

it('counts the deposits whose payment was shown more than two hours ago', async () => {
  const { db, declare } = openWorld();
  const now = Date.now();
  for (const [id, minutes, status] of [
    ['late', 121, 'pending'],
    ['in-time', 119, 'pending'],
    ['decided', 300, 'credited'],
  ] as const) {
    await declare('ada', id);
    await db.doc(paths.deposit('ada', id)).update({ proofAt: new Date(now - minutes * MINUTE), status });
  }
  await declare('ada', 'without-proof');
  expect(await countOverdue(db, now)).toBe(1);
});
