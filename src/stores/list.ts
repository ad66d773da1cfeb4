import { atom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { Backend, Latest, OnError, Unsubscribe } from '#backend/port/backend.ts';
import { LARGEST_PAGE } from '#domain/limits.ts';
import { type Action, createAction } from './action.ts';
import { present, remote, type RemoteStore } from './remote-data.ts';

/** Watches the newest part of a list. */
type WatchPart<Value> = (
  opened: Backend,
  most: number,
  onValue: (value: Value) => void,
  onError: OnError,
) => Unsubscribe;

/** A list of which the newest part is shown, and more on demand. */
export interface ListStore<Value> extends RemoteStore<Value> {
  /** Shows one more page. */
  readonly older: Action<[]>;
}

/** A list that is watched as far as it is shown. */
export interface GrowingStore<Value> extends ListStore<Value> {
  readonly showMore: () => void;
}

/**
 * A list whose items change: all that is shown is watched, and each page more watches a longer part.
 *
 * @param page items shown at first, and added by each press
 */
export function growing<Value>(page: number, watch: WatchPart<Value>): GrowingStore<Value> {
  const $most = atom(page);
  const store = remote<Value>((opened, onValue, onError) => {
    let stop: Unsubscribe = () => undefined;
    const stopFollowing = $most.subscribe((most) => {
      const stopShorter = stop;
      stop = watch(opened, most, onValue, onError);
      stopShorter();
    });
    return () => {
      stopFollowing();
      stop();
    };
  });
  const showMore = () => $most.set($most.get() + page);
  return Object.assign(store, { showMore, older: createAction(async () => showMore()) });
}

/** A list whose items never change: the newest page is watched, and older pages are read once. */
export interface AppendOnlyStore<Item> extends ListStore<Latest<Item>> {
  /** Reads on until there are so many items, or no more. @throws BackendError */
  readonly readUpTo: (count: number) => Promise<void>;
}

/**
 * @param page items shown at first, and added by each press
 * @param keyOf tells the items of one list apart
 */
export function appendOnly<Item>(
  page: number,
  watch: WatchPart<Latest<Item>>,
  keyOf: (item: Item) => string | number,
): AppendOnlyStore<Item> {
  let known: Latest<Item> | null = null;
  let show: (latest: Latest<Item>) => void = () => undefined;

  const store = remote<Latest<Item>>((opened, onValue, onError) => {
    known = null;
    show = (latest) => {
      known = latest;
      onValue(latest);
    };
    return watch(opened, page, (latest) => show(joined(latest, known, keyOf)), onError);
  });

  async function readUpTo(count: number): Promise<void> {
    await present(store);
    for (;;) {
      const before: Latest<Item> | null = known;
      if (!before?.older || before.items.length >= count) return;
      const missing = Math.min(Math.max(count - before.items.length, page), LARGEST_PAGE);
      const further = await before.older(missing);
      // New items may have arrived meanwhile. If they started the list again, drop the page that was read: it does not follow them.
      if (known?.older !== before.older) return;
      show({ items: [...known.items, ...further.items], older: further.older });
    }
  }

  const shown = () => known?.items.length ?? 0;
  return Object.assign(store, { readUpTo, older: createAction(() => readUpTo(shown() + page)) });
}

/** Puts the newest items in front of the known ones. Starts again with the newest if some in between are unknown. */
function joined<Item>(
  newest: Latest<Item>,
  known: Latest<Item> | null,
  keyOf: (item: Item) => string | number,
): Latest<Item> {
  const last = newest.items.at(-1);
  if (known === null || newest.older === null || last === undefined) return newest;
  const key = keyOf(last);
  const place = known.items.findIndex((item) => keyOf(item) === key);
  if (place === -1) return newest;
  return { items: [...newest.items, ...known.items.slice(place + 1)], older: known.older };
}

/** All items of a list, newest first, however many: only for what a person asks for. @throws BackendError */
export async function readAll<Item>(watch: WatchPart<Latest<Item>>): Promise<readonly Item[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Latest<Item>>();
  const stop = watch(await backend(), LARGEST_PAGE, resolve, reject);
  let page = await promise.finally(stop);
  const items = [...page.items];
  while (page.older) {
    page = await page.older(LARGEST_PAGE);
    items.push(...page.items);
  }
  return items;
}
