import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Latest } from '#backend/port/backend.ts';
import { appendOnly, growing } from '#stores/list.ts';

vi.mock('#backend/index.ts', () => ({ backend: async () => ({}) }));

/** A list of numbers that grows at its newer end. @param whileReading happens while an older page is on its way */
function openSource(length: number, whileReading: () => void = () => undefined) {
  const all = Array.from({ length }, (_, nth) => nth + 1);
  let tell: () => void = () => undefined;
  const pageBefore = (end: number, most: number): Latest<number> => {
    const start = Math.max(0, end - most);
    return {
      items: all.slice(start, end).toReversed(),
      older:
        start === 0
          ? null
          : async (more) => {
              whileReading();
              return pageBefore(start, more);
            },
    };
  };
  return {
    watch(_opened: unknown, most: number, onLatest: (latest: Latest<number>) => void) {
      tell = () => onLatest(pageBefore(all.length, most));
      tell();
      return () => undefined;
    },
    /** @param count how many at once */
    add(count: number) {
      for (let nth = 0; nth < count; nth += 1) all.push(all.length + 1);
      tell();
    },
  };
}

async function openList(length: number, page: number, whileReading?: () => void) {
  const source = openSource(length, whileReading);
  const list = appendOnly<number>(page, source.watch, (item) => item);
  onTestFinished(list.listen(() => undefined));
  await eventually(() => expect(list.get().state).toBe('ready'));
  const shown = () => {
    const data = list.get();
    return data.state === 'ready' ? [data.value.items.join(' '), data.value.older !== null] : null;
  };
  return { ...source, list, shown };
}

it('shows the newest page, and older ones before it as they are asked for', async () => {
  const { list, shown } = await openList(5, 2);
  expect(shown()).toEqual(['5 4', true]);
  await list.older.run();
  expect(shown()).toEqual(['5 4 3 2', true]);
  await list.older.run();
  expect(shown()).toEqual(['5 4 3 2 1', false]);
  await list.older.run();
  expect(shown()).toEqual(['5 4 3 2 1', false]);
});

it('keeps older pages as newer items come', async () => {
  const { add, list, shown } = await openList(5, 2);
  await list.older.run();
  add(1);
  expect(shown()).toEqual(['6 5 4 3 2', true]);
  await list.older.run();
  expect(shown()).toEqual(['6 5 4 3 2 1', false]);
});

it('begins again where more have come than a page holds: there is no gap', async () => {
  const { add, list, shown } = await openList(5, 2);
  await list.older.run();
  add(4);
  expect(shown()).toEqual(['9 8', true]);
  await list.readUpTo(Number.POSITIVE_INFINITY);
  expect(shown()).toEqual(['9 8 7 6 5 4 3 2 1', false]);
});

it('drops an older page that was on its way when it began again', async () => {
  const newcomers = vi.fn(() => add(5));
  const { add, list, shown } = await openList(9, 2, () => newcomers());
  await list.older.run();
  expect(newcomers).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['14 13', true]);
});

it('a list whose items change is watched as far as it is shown', async () => {
  const { watch, add } = openSource(5);
  const list = growing<Latest<number>>(2, watch);
  onTestFinished(list.listen(() => undefined));
  const items = () => {
    const data = list.get();
    return data.state === 'ready' ? data.value.items : null;
  };
  await eventually(() => expect(items()).toEqual([5, 4]));
  await list.older.run();
  expect(items()).toEqual([5, 4, 3, 2]);
  add(1);
  expect(items()).toEqual([6, 5, 4, 3]);
});
