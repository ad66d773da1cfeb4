import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingRequest } from '#settler/requests/pending.ts';
import { openQueue } from '#settler/requests/queue.ts';
import { OF_MEMBER, openTurns } from '#settler/requests/turns.ts';
import { eventually } from '#tests/support/eventually.ts';

const of = (uid: string, nth: number): PendingRequest => ({
  path: `accounts/${uid}/withdrawals/${nth}`,
  since: nth,
});

const pathsOf = (waiting: Iterable<PendingRequest>) => [...waiting].map(({ path }) => path);

/** A few at a time, as a queue does it. */
const wholeOf = (turns: ReturnType<typeof openTurns>, atOnce: number): readonly string[] => {
  const taken: string[] = [];
  while (turns.size > 0) {
    const batch = pathsOf(turns.first(atOnce));
    turns.served(batch);
    for (const path of batch) turns.remove(path);
    taken.push(...batch);
  }
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
    const order = [
      of('mallory', 0),
      of('ada', 1),
      of('ben', 1),
      of('mallory', 1),
      of('ada', 2),
      of('mallory', 2),
    ];
    expect(turns.first(6)).toEqual(order);
    expect(turns.size).toBe(10_003);
    expect(turns.first(100).filter(({ path }) => path.includes('mallory'))).toHaveLength(OF_MEMBER);
    turns.served([of('mallory', 0).path]);
    expect(turns.first(3)).toEqual([of('ada', 1), of('ben', 1), of('mallory', 0)]);
  });

  it('serve each request once, and the requests of a member in their order', () => {
    const asked = fc.array(fc.tuple(fc.constantFrom('ada', 'ben', 'eve'), fc.nat({ max: 9 })));
    fc.assert(
      fc.property(
        asked,
        fc.array(fc.tuple(fc.constantFrom('ada', 'ben'), fc.nat({ max: 9 }))),
        fc.integer({ min: 1, max: 5 }),
        (some, gone, atOnce) => {
          const turns = openTurns();
          const unique = [...new Map(some.map(([uid, nth]) => [of(uid, nth).path, of(uid, nth)])).values()];
          for (const waiting of unique) turns.add(waiting);
          for (const [uid, nth] of gone) turns.remove(of(uid, nth).path);
          const left = unique.filter(({ path }) => !gone.some(([uid, nth]) => of(uid, nth).path === path));
          expect(turns.size).toBe(left.length);
          expect(pathsOf(turns).sort()).toEqual(pathsOf(left).sort());
          const taken = wholeOf(turns, atOnce);
          for (const uid of ['ada', 'ben', 'eve']) {
            const own = (path: string) => path.split('/')[1] === uid;
            expect(taken.filter(own)).toEqual(pathsOf(left).filter(own));
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
    const queue = openQueue({
      most: 10,
      async work(requests) {
        worked.push(...pathsOf(requests));
        return new Map([[of('mallory', 1).path, { cause: new Error('Poison') }]]);
      },
      onFailure: () => failed.resolve(),
    });
    for (const waiting of [of('mallory', 1), of('ada', 1)]) queue.add(waiting);
    await failed.promise;
    expect(worked).toEqual([of('mallory', 1).path, of('ada', 1).path]);
    await eventually(() => expect(queue.waiting()).toBe(1));
    expect({ failing: queue.failing(), oldest: queue.oldest() }).toEqual({ failing: 1, oldest: 1 });
    queue.remove(of('mallory', 1).path);
    expect({ waiting: queue.waiting(), oldest: queue.oldest() }).toEqual({ waiting: 0, oldest: null });
    await queue.stop();
  });

  it('works at once on what comes together, prepares what comes next, and takes again what is postponed', async () => {
    const [worked, prepared]: [string[][], string[][]] = [[], []];
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = openQueue({
      most: 2,
      async work(requests) {
        worked.push(pathsOf(requests));
        if (worked.length === 3) resolve();
        return worked.length === 1 ? new Map([[of('ada', 1).path, null]]) : new Map();
      },
      async prepare(requests) {
        prepared.push(pathsOf(requests));
      },
      onFailure: () => undefined,
    });
    for (const waiting of [of('ada', 1), of('ada', 2), of('ada', 3), of('ada', 4)]) queue.add(waiting);
    await promise;
    const [one, two, three, four] = [1, 2, 3, 4].map((nth) => of('ada', nth).path);
    expect(worked).toEqual([[one, two], [one, three], [four]]);
    expect(prepared).toEqual([[three, four], [four]]);
    await queue.stop();
  });

  it('keeps a request of which a newer version came while the older was worked on', async () => {
    const versions: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = openQueue({
      most: 1,
      async work([request]) {
        versions.push(request?.since ?? 0);
        if (versions.length === 1) queue.add({ ...of('ada', 1), since: 2 });
        else resolve();
        return new Map();
      },
      onFailure: () => undefined,
    });
    queue.add(of('ada', 1));
    await promise;
    expect(versions).toEqual([1, 2]);
    await eventually(() => expect(queue.waiting()).toBe(0));
    await queue.stop();
  });
});
