import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { FeedData, FeedStore } from '#stores/market.ts';

export interface FeedSource<Key, Value> {
  /** The key of the question. */
  readonly of: Key;
  readonly $store: FeedStore<Value>;
}

export interface FeedEntry<Key, Value> {
  readonly of: Key;
  readonly data: FeedData<Value>;
}

export interface FeedList<Key, Value> extends ReadableAtom<readonly FeedEntry<Key, Value>[]> {
  /** Retries each feed that failed. Does nothing while the list is not watched. */
  readonly retryFailed: () => void;
}

/** The data of several feeds in the order of the list, which may change. Watches them while it is watched itself. */
export function feedList<Key, Value>(
  $sources: ReadableAtom<readonly FeedSource<Key, Value>[]>,
): FeedList<Key, Value> {
  const $list = atom<readonly FeedEntry<Key, Value>[]>([]);
  let watched: readonly FeedStore<Value>[] = [];

  onMount($list, () => {
    let stopWatching: readonly (() => void)[] = [];
    const stopFollowing = $sources.subscribe((sources) => {
      const before = stopWatching;
      const update = () => $list.set(sources.map(({ of, $store }) => ({ of, data: $store.get() })));
      // Subscribe to new stores first: a store on both lists must not stop in between.
      watched = sources.map(({ $store }) => $store);
      stopWatching = watched.map(($store) => $store.listen(update));
      for (const stop of before) stop();
      update();
    });
    return () => {
      stopFollowing();
      for (const stop of stopWatching) stop();
      watched = [];
    };
  });

  return Object.assign($list, {
    retryFailed() {
      for (const $store of watched) if ($store.get().state === 'failed') $store.retry();
    },
  });
}
