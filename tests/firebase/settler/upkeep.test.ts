import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { expireDeposits } from '#settler/upkeep/expire-deposits.ts';
import { countOverdue } from '#settler/upkeep/overdue.ts';
import { openWorld } from './world.ts';

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
