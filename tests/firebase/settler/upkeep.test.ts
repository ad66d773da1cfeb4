import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { expireDeposits } from '#settler/upkeep/expire-deposits.ts';
import { countOverdue } from '#settler/upkeep/overdue.ts';
import { tidyLines, tidyLinesAt } from '#settler/upkeep/lines.ts';
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

it('a member’s line moves on with the oldest request, and ends with the last', async () => {
  const world = openWorld();
  await world.declare('ann', 'first');
  await world.declare('ann', 'second');
  const path = paths.line('ann', 'deposits');
  await world.db.doc(path).create({ of: 'deposits', latest: 'second', since: LONG_AGO });
  const end = (id: string) => world.db.doc(paths.deposit('ann', id)).update({ status: 'refused' });

  await end('first');
  await tidyLinesAt(world.db, [path]);
  const second = await world.db.doc(paths.deposit('ann', 'second')).get();
  expect(await lineOf(world, path)).toEqual({
    ...{ of: 'deposits', latest: 'second', since: second.get('createdAt') },
  });
  await end('second');
  await tidyLines(world.db);
  expect(await lineOf(world, path)).toBeNull();
});

it('a thread’s line stays as it is', async () => {
  const world = openWorld();
  const path = paths.line('ann', 'messages');
  const thread = { of: 'messages', latest: 'm', from: 'member', since: LONG_AGO, unanswered: 1 };
  await world.db.doc(path).create(thread);
  await tidyLines(world.db);
  expect(await lineOf(world, path)).toEqual(thread);
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
