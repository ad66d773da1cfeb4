import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Fed, FedStore } from './fed.ts';

export interface FedSource<Key, Value> {
  /** What is asked about. */
  readonly of: Key;
  readonly $store: FedStore<Value>;
}

export interface FedEntry<Key, Value> {
  readonly of: Key;
  readonly fed: Fed<Value>;
}

export interface FedList<Key, Value> extends ReadableAtom<readonly FedEntry<Key, Value>[]> {
  /** Asks again each feed that failed. Does nothing while nobody watches. */
  readonly retryFailed: () => void;
}

/** What several feeds tell, in the order of the list; follows the list as it changes. Watches them while it is watched. */
export function fedList<Key, Value>(
  $sources: ReadableAtom<readonly FedSource<Key, Value>[]>,
): FedList<Key, Value> {
  const $list = atom<readonly FedEntry<Key, Value>[]>([]);
  let watched: readonly FedStore<Value>[] = [];

  onMount($list, () => {
    let stopWatching: readonly (() => void)[] = [];
    const stopFollowing = $sources.subscribe((sources) => {
      const before = stopWatching;
      const update = () => $list.set(sources.map(({ of, $store }) => ({ of, fed: $store.get() })));
      // The new ones first: a store that is on both lists must not be let go in between.
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
