import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Waiting } from '#settler/requests/pending.ts';
import { openQueue } from '#settler/requests/queue.ts';
import { openTurns } from '#settler/requests/turns.ts';
import { eventually } from '#tests/support/eventually.ts';

const of = (uid: string, nth: number): Waiting => ({
  path: `accounts/${uid}/withdrawals/${nth}`,
  since: nth,
});

const wholeOf = (turns: ReturnType<typeof openTurns>): readonly string[] => {
  const taken: string[] = [];
  for (let next = turns.next(); next; next = turns.next()) taken.push(next.path);
  return taken;
};

describe('turns', () => {
  it('go round the members: ten thousand requests of one delay another by one', () => {
    const turns = openTurns();
    for (let nth = 0; nth < 10_000; nth += 1) turns.add(of('mallory', nth));
    turns.add(of('ada', 1));
    turns.add(of('ben', 1));
    turns.add(of('ada', 2));
    expect(turns.size).toBe(10_003);
    expect([1, 2, 3, 4, 5, 6].map(() => turns.next()?.path)).toEqual(
      [of('mallory', 0), of('ada', 1), of('ben', 1), of('mallory', 1), of('ada', 2), of('mallory', 2)].map(
        ({ path }) => path,
      ),
    );
  });

  it('serve each request once, and the requests of a member in their order', () => {
    const asked = fc.array(fc.tuple(fc.constantFrom('ada', 'ben', 'eve'), fc.nat({ max: 9 })));
    fc.assert(
      fc.property(
        asked,
        fc.array(fc.tuple(fc.constantFrom('ada', 'ben'), fc.nat({ max: 9 }))),
        (some, gone) => {
          const turns = openTurns();
          const unique = [...new Map(some.map(([uid, nth]) => [of(uid, nth).path, of(uid, nth)])).values()];
          for (const waiting of unique) turns.add(waiting);
          for (const [uid, nth] of gone) turns.remove(of(uid, nth).path);
          const left = unique.filter(({ path }) => !gone.some(([uid, nth]) => of(uid, nth).path === path));
          expect(turns.size).toBe(left.length);
          expect([...turns].map(({ path }) => path).sort()).toEqual(left.map(({ path }) => path).sort());
          const taken = wholeOf(turns);
          for (const uid of ['ada', 'ben', 'eve']) {
            const own = (path: string) => path.split('/')[1] === uid;
            expect(taken.filter(own)).toEqual(left.map(({ path }) => path).filter(own));
          }
          expect(taken).toHaveLength(left.length);
        },
      ),
    );
  });
});

describe('the queue', () => {
  it('goes on with the others while one fails, and drops what is removed', async () => {
    const worked: string[] = [];
    const failed = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const queue = openQueue(
      async (path) => {
        worked.push(path);
        if (path === of('mallory', 1).path) throw new Error('Poison');
        if (path === of('ada', 1).path) done.resolve();
      },
      () => failed.resolve(),
    );
    for (const waiting of [of('mallory', 1), of('ada', 1)]) queue.add(waiting);
    await Promise.all([failed.promise, done.promise]);
    expect(worked).toEqual([of('mallory', 1).path, of('ada', 1).path]);
    await eventually(() => expect(queue.waiting()).toBe(1));
    expect({ failing: queue.failing(), oldest: queue.oldest() }).toEqual({ failing: 1, oldest: 1 });
    queue.remove(of('mallory', 1).path);
    expect({ waiting: queue.waiting(), oldest: queue.oldest() }).toEqual({ waiting: 0, oldest: null });
    await queue.stop();
  });
});
