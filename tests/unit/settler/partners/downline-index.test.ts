import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type Due, type DownlineIndex, openDownlineIndex } from '#settler/partners/downline-index.ts';

/** A Firestore that finds no owner for any name, and answers only when told to. */
function slowToAnswer(): { readonly db: Firestore; readonly answer: () => void } {
  const { promise, resolve } = Promise.withResolvers<{ data(): undefined }>();
  const db = { doc: () => ({ get: () => promise }) } as unknown as Firestore;
  return { db, answer: () => resolve({ data: () => undefined }) };
}

let clock = 0;
const join = (downlines: DownlineIndex, username: string, upline: string): void => {
  const joinedAt = ++clock;
  downlines.set(username, { username, upline, createdAt: { toMillis: () => joinedAt } });
};

/** The due members, each with their downline. */
const dueOf = ({ members, index }: Due) =>
  Object.fromEntries(
    [...members].map(([uid]) => [
      uid,
      index.downlineOf({ username: uid, joinedAt: 0, sample: false }).usernames.slice(1),
    ]),
  );

it('marks the uplines of an account that arrives while a name is looked up', async () => {
  const { db, answer } = slowToAnswer();
  const downlines = openDownlineIndex(db);
  join(downlines, 'ada', 'tessera');
  const due = downlines.takeDue();
  join(downlines, 'ben', 'ada');
  answer();
  expect(dueOf(await due)).toEqual({ ada: ['ben'], ben: [] });
});

it('marks uplines again for an account that arrives while their pages are written', async () => {
  const { db, answer } = slowToAnswer();
  answer();
  const downlines = openDownlineIndex(db);
  join(downlines, 'ada', 'tessera');
  join(downlines, 'ben', 'ada');
  expect(dueOf(await downlines.takeDue())).toEqual({ ada: ['ben'], ben: [] });
  join(downlines, 'cleo', 'ben');
  expect(dueOf(await downlines.takeDue())).toEqual({ ada: ['ben', 'cleo'], ben: ['cleo'], cleo: [] });
  expect(dueOf(await downlines.takeDue())).toEqual({});
});

it('keeps members due whose pages could not be written', async () => {
  const { db, answer } = slowToAnswer();
  answer();
  const downlines = openDownlineIndex(db);
  join(downlines, 'ada', 'tessera');
  await downlines.takeDue();
  downlines.putBack(['ada']);
  expect(dueOf(await downlines.takeDue())).toEqual({ ada: [] });
});

it('has nothing to do for an edit that uplines do not see', async () => {
  const { db, answer } = slowToAnswer();
  answer();
  const downlines = openDownlineIndex(db);
  const ada = { username: 'ada', upline: 'tessera', createdAt: { toMillis: () => 1 } };
  downlines.set('ada', ada);
  join(downlines, 'ben', 'ada');
  await downlines.takeDue();
  downlines.set('ada', { ...ada });
  expect(dueOf(await downlines.takeDue())).toEqual({});
  downlines.set('ada', { ...ada, username: 'ada_l' });
  expect(Object.keys(dueOf(await downlines.takeDue()))).toEqual(['ada']);
});
