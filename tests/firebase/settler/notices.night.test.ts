import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { MINUTE } from '#domain/time.ts';
import type { NoticeDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { tellNewsOnce } from '#settler/notices/news.ts';
import { settleDespiteKills } from './killed.ts';
import { openWorld, type World } from './world.ts';

async function kindsOf(world: World, uid: string): Promise<readonly string[]> {
  const found = await world.db.collection(paths.notices(uid)).get();
  return found.docs.map((each) => (each.data() as NoticeDocument).kind).toSorted();
}

/** The count says exactly how many there are. */
async function expectTrueCount(world: World, uid: string): Promise<void> {
  const count = await world.db.doc(paths.noticeCount(uid)).get();
  expect(count.data()).toEqual({ written: (await kindsOf(world, uid)).length, read: 0 });
}

async function join(world: World, uid: string, upline: string): Promise<void> {
  await world.db.doc(paths.username(uid)).set({ uid });
  await world.db.doc(paths.account(uid)).set({
    username: uid,
    firstName: uid,
    upline,
    guest: false,
    language: 'en',
    mutedMails: [],
    createdAt: FieldValue.serverTimestamp(),
  });
}

async function answer(world: World, uid: string, id: string): Promise<void> {
  await world.db.doc(paths.thread(uid, 'messages')).set({
    of: 'messages',
    latest: id,
    from: 'operator',
    unanswered: 0,
    since: FieldValue.serverTimestamp(),
  });
}

it('answers, partners and changes of security are told once, however often a settler starts', async () => {
  const world = openWorld();
  await join(world, 'ada', 'tessera');
  await join(world, 'ben', 'ada');
  await answer(world, 'ada', 'first');
  await world.db
    .doc(paths.securityChange('ada', 'password-changed'))
    .set({ at: FieldValue.serverTimestamp() });
  await world.db.doc(paths.securityChange('ada', 'invented')).set({ at: FieldValue.serverTimestamp() });
  // Two at a time, as two settlers.
  await Promise.all([tellNewsOnce(world.db, null), tellNewsOnce(world.db, null)]);
  await tellNewsOnce(world.db, null);
  const before = ['message-answered', 'partner-joined', 'password-changed'];
  expect(await kindsOf(world, 'ada')).toEqual(before);

  await answer(world, 'ada', 'second');
  await join(world, 'cleo', 'ada');
  await tellNewsOnce(world.db, null);
  expect(await kindsOf(world, 'ada')).toEqual([...before, 'message-answered', 'partner-joined'].toSorted());
  await expectTrueCount(world, 'ada');
});

it('what happened long before is not looked at again', async () => {
  const world = openWorld();
  await world.db.doc(paths.noticesTold()).set({
    answers: Timestamp.now(),
    members: Timestamp.now(),
    security: Timestamp.now(),
  });
  await join(world, 'ada', 'tessera');
  await world.db.doc(paths.username('ben')).set({ uid: 'ben' });
  await world.db.doc(paths.account('ben')).set({
    username: 'ben',
    upline: 'ada',
    createdAt: Timestamp.fromMillis(Date.now() - 5 * MINUTE),
  });
  await tellNewsOnce(world.db, null);
  expect(await kindsOf(world, 'ada')).toEqual([]);
});

it('a settler that is killed and restarted tells each thing once', async () => {
  const world = openWorld();
  const members = ['ann', 'bob', 'cara'];
  for (const uid of members) {
    await world.fund(uid, 500_00);
    for (const id of ['w1', 'w2']) await world.withdraw(uid, id, 150_00);
    await world.declare(uid, 'd1', { proofAt: Timestamp.now() });
    await world.decide(uid, 'deposit', 'd1', 'credit');
  }
  await settleDespiteKills(world, 1);
  for (const uid of members) {
    expect(await kindsOf(world, uid)).toEqual(['deposit-credited', 'withdrawal-held', 'withdrawal-held']);
    await expectTrueCount(world, uid);
  }
});
