import { expect, it, vi } from 'vitest';
import type { Between, FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { type Pages, watchPages } from '#backend/firebase/operations/pages.ts';

interface Request {
  readonly at: number;
}

const LIST = { name: 'deposits', order: ['at', 'asc'] } as const;
const PAGE = 25;

/**
 * A list on a server that tells its listeners of each change, and counts as Firestore bills: one read for each document
 * that a listener gets, and one for each that leaves.
 */
function serverWith(count: number) {
  const stored = new Map<number, FoundBelow<Request>>();
  const listeners = new Set<() => void>();
  let reads = 0;
  const put = (nth: number) => stored.set(nth, { id: `nth-${nth}`, uid: 'ada', data: { at: nth } });
  for (let nth = 0; nth < count; nth += 1) put(nth);

  const firestore: Pick<FirestoreClient, 'watchGroup'> = {
    watchGroup<Document>(
      { order: [, direction], most }: Group<Document>,
      onDocuments: (documents: readonly FoundBelow<Document>[]) => void,
      _onError: unknown,
      { after, last }: Between<Document> = { after: null, last: null },
    ) {
      const atOf = (bound: FoundBelow<Document> | null, otherwise: number) =>
        bound === null ? otherwise : (bound.data as unknown as Request).at;
      let known: readonly string[] | null = null;
      const look = () => {
        const found = [...stored.values()]
          .filter(({ data }) => data.at > atOf(after, -1) && data.at <= atOf(last, count + 1_000))
          .sort((one, other) => (one.data.at - other.data.at) * (direction === 'asc' ? 1 : -1))
          .slice(0, most);
        const ids = found.map(({ id }) => id);
        if (known?.join() === ids.join()) return;
        const before: readonly string[] = known ?? [];
        reads += ids.filter((id) => !before.includes(id)).length;
        reads += before.filter((id) => !ids.includes(id)).length;
        known = ids;
        onDocuments(found as never);
      };
      listeners.add(look);
      queueMicrotask(() => listeners.has(look) && look());
      return () => listeners.delete(look);
    },
  };
  const tell = () => {
    for (const look of [...listeners]) look();
  };
  return {
    firestore: firestore as FirestoreClient,
    reads: () => reads,
    listeners: () => listeners.size,
    remove(nth: number) {
      stored.delete(nth);
      tell();
    },
    add(nth: number) {
      put(nth);
      tell();
    },
  };
}

function follow({ firestore }: ReturnType<typeof serverWith>) {
  const shown: Pages<Request>[] = [];
  const stop = watchPages<Request>(firestore, LIST, PAGE, (pages) => shown.push(pages), vi.fn());
  const latest = (): Pages<Request> => shown.at(-1) ?? { found: [], last: null, more: null };
  return { latest, stop, places: () => latest().found.map(({ data }) => data.at) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth);

it('reads the first page alone, and to the end no document more than three times', async () => {
  const server = serverWith(200);
  const { latest, places, stop } = follow(server);
  await settled();
  expect(places()).toEqual(upTo(PAGE));
  // One more than a page, and the last of the list.
  expect(server.reads()).toBe(PAGE + 2);
  for (let more = latest().more; more !== null; more = latest().more) {
    more();
    await settled();
  }
  expect(places()).toEqual(upTo(200));
  expect(server.reads()).toBeLessThan(400);
  stop();
  expect(server.listeners()).toBe(0);
});

it('reads one document for each that is decided, however far one has scrolled', async () => {
  const server = serverWith(200);
  const { latest, places } = follow(server);
  await settled();
  for (let page = 1; page < 5; page += 1) {
    latest().more?.();
    await settled();
  }
  const before = server.reads();
  for (const nth of upTo(60)) server.remove(nth);
  expect(server.reads() - before).toBe(60);
  expect(places()).toEqual(upTo(125).slice(60));
});

it('hears of what comes at the end, beyond its pages, and has it once they are all shown', async () => {
  const server = serverWith(30);
  const { latest, places } = follow(server);
  await settled();
  const before = latest();
  server.add(31);
  await settled();
  expect(latest()).not.toBe(before);
  latest().more?.();
  await settled();
  expect(latest().more).toBeNull();
  expect(places().slice(-2)).toEqual([29, 31]);
  server.add(32);
  await settled();
  expect(places().at(-1)).toBe(32);
});

it('adds one page, however often it is asked before that has come', async () => {
  const server = serverWith(200);
  const { latest, places } = follow(server);
  await settled();
  const { more } = latest();
  more?.();
  more?.();
  latest().more?.();
  await settled();
  expect(places()).toEqual(upTo(2 * PAGE));
});
