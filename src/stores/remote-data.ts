import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { Backend, BackendError, OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { Fed, Unsubscribe as StopFeed } from '#market/feed.ts';
import { asFailure } from './failure.ts';

/** A value that the backend keeps up to date, with the states that every screen has to show. */
export type Live<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: BackendError };

export type Watch<Value> = (
  backend: Backend,
  onValue: (value: Value) => void,
  onError: OnError,
) => Unsubscribe;

export interface LiveStore<Value> extends ReadableAtom<Live<Value>> {
  /** Asks again after a failure. Does nothing while nobody watches. */
  readonly retry: () => void;
}

/** A store that watches the backend for as long as somebody watches the store. */
export function live<Value>(watch: Watch<Value>): LiveStore<Value> {
  const $live = atom<Live<Value>>({ state: 'loading' });
  /** Null while nobody watches. */
  let stop: Unsubscribe | null = null;

  const start = () => {
    let stopped = false;
    let unsubscribe: Unsubscribe | undefined;
    const fail = (failure: BackendError) => !stopped && $live.set({ state: 'failed', failure });
    stop = () => {
      stopped = true;
      unsubscribe?.();
    };
    $live.set({ state: 'loading' });
    backend()
      .then((opened) => {
        if (stopped) return;
        unsubscribe = watch(opened, (value) => !stopped && $live.set({ state: 'ready', value }), fail);
      })
      .catch((thrown: unknown) => fail(asFailure(thrown)));
  };

  onMount($live, () => {
    start();
    return () => {
      stop?.();
      stop = null;
    };
  });

  return Object.assign($live, {
    retry: () => {
      if (stop === null) return;
      stop();
      start();
    },
  });
}

/** What two stores say together: ready once both are. Asks again whichever failed. */
export function both<One, Other, Value>(
  $one: LiveStore<One>,
  $other: LiveStore<Other>,
  combine: (one: One, other: Other) => Value,
): LiveStore<Value> {
  const $both = computed([$one, $other], (one, other): Live<Value> => {
    if (one.state !== 'ready') return one;
    if (other.state !== 'ready') return other;
    return { state: 'ready', value: combine(one.value, other.value) };
  });
  return Object.assign($both, {
    retry() {
      for (const $each of [$one, $other]) if ($each.get().state === 'failed') $each.retry();
    },
  });
}

/** The value as soon as it is known. @throws BackendError when it cannot be had */
export function present<Value>(store: ReadableAtom<Live<Value>>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const unsubscribe = store.subscribe((live) => {
    if (live.state === 'ready') resolve(live.value);
    if (live.state === 'failed') reject(live.failure);
  });
  return promise.finally(unsubscribe);
}

export type { Fed } from '#market/feed.ts';

export interface FedStore<Value> extends ReadableAtom<Fed<Value>> {
  /** Asks again after a failure. Does nothing while nobody watches. */
  readonly retry: () => void;
}

/** A store that watches a feed for as long as somebody watches the store. */
export function fed<Value>(watch: (emit: (state: Fed<Value>) => void) => StopFeed): FedStore<Value> {
  const $fed = atom<Fed<Value>>({ state: 'loading' });
  /** Null while nobody watches. */
  let stop: StopFeed | null = null;

  const start = () => {
    stop = watch((state) => $fed.set(state));
  };

  onMount($fed, () => {
    start();
    return () => {
      stop?.();
      stop = null;
    };
  });

  return Object.assign($fed, {
    retry: () => {
      if (stop === null) return;
      stop();
      $fed.set({ state: 'loading' });
      start();
    },
  });
}

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
