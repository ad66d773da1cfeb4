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
const join = (lines: DownlineIndex, username: string, upline: string): void => {
  const joinedAt = ++clock;
  lines.take(username, { username, upline, createdAt: { toMillis: () => joinedAt } });
};

/** The due members, each with their downline. */
const toldOf = ({ members, register }: Due) =>
  Object.fromEntries(
    [...members].map(([uid]) => [
      uid,
      register.downlineOf({ username: uid, joinedAt: 0, sample: false }).usernames.slice(1),
    ]),
  );

it('marks the uplines of an account that arrives while a name is looked up', async () => {
  const { db, answer } = slowToAnswer();
  const lines = openDownlineIndex(db);
  join(lines, 'ada', 'tessera');
  const due = lines.takeDue();
  join(lines, 'ben', 'ada');
  answer();
  expect(toldOf(await due)).toEqual({ ada: ['ben'], ben: [] });
});

it('marks uplines again for an account that arrives while their pages are written', async () => {
  const { db, answer } = slowToAnswer();
  answer();
  const lines = openDownlineIndex(db);
  join(lines, 'ada', 'tessera');
  join(lines, 'ben', 'ada');
  expect(toldOf(await lines.takeDue())).toEqual({ ada: ['ben'], ben: [] });
  join(lines, 'cleo', 'ben');
  expect(toldOf(await lines.takeDue())).toEqual({ ada: ['ben', 'cleo'], ben: ['cleo'], cleo: [] });
  expect(toldOf(await lines.takeDue())).toEqual({});
});

it('keeps members due whose pages could not be written', async () => {
  const { db, answer } = slowToAnswer();
  answer();
  const lines = openDownlineIndex(db);
  join(lines, 'ada', 'tessera');
  await lines.takeDue();
  lines.putBack(['ada']);
  expect(toldOf(await lines.takeDue())).toEqual({ ada: [] });
});
