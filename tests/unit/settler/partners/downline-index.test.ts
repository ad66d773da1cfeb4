import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type Due, type DownlineIndex, openDownlineIndex } from '#settler/partners/downline-index.ts';

/** Firestore that says of every name that it is nobody's, once it is let. */
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

/** Whoever has to be told, with all whom they would be told of. */
const toldOf = ({ members, register }: Due) =>
  Object.fromEntries(
    [...members].map(([uid]) => [
      uid,
      register.downlineOf({ username: uid, joinedAt: 0, sample: false }).usernames.slice(1),
    ]),
  );

it('tells uplines of whoever comes while it is asked whose a name is', async () => {
  const { db, answer } = slowToAnswer();
  const lines = openDownlineIndex(db);
  join(lines, 'ada', 'tessera');
  const due = lines.takeDue();
  join(lines, 'ben', 'ada');
  answer();
  expect(toldOf(await due)).toEqual({ ada: ['ben'], ben: [] });
});

it('tells uplines once more of whoever comes while their pages are written', async () => {
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

it('tells those later who could not be told', async () => {
  const { db, answer } = slowToAnswer();
  answer();
  const lines = openDownlineIndex(db);
  join(lines, 'ada', 'tessera');
  await lines.takeDue();
  lines.putBack(['ada']);
  expect(toldOf(await lines.takeDue())).toEqual({ ada: [] });
});
