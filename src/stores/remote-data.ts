import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { Backend, BackendError, OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { FeedData } from '#market/feed.ts';
import { asFailure } from './failure.ts';

export type { FeedData };

/** A live value of the backend, with the states that every screen shows. */
export type RemoteData<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: BackendError };

export type Watch<Value> = (
  backend: Backend,
  onValue: (value: Value) => void,
  onError: OnError,
) => Unsubscribe;

const LOADING = { state: 'loading' } as const;

/** A store of remote data. It watches its source while it is watched itself. */
interface SourceStore<State> extends ReadableAtom<State> {
  /** Retries after a failure. Does nothing while the store is not watched. */
  readonly retry: () => void;
}

export type RemoteStore<Value> = SourceStore<RemoteData<Value>>;
export type FeedStore<Value> = SourceStore<FeedData<Value>>;

/** A live value of the backend. */
export const remote = <Value>(watch: Watch<Value>): RemoteStore<Value> =>
  watching<RemoteData<Value>>((emit) => {
    let stopped = false;
    let unsubscribe: Unsubscribe | undefined;
    const tell = (state: RemoteData<Value>) => !stopped && emit(state);
    const fail = (failure: BackendError) => tell({ state: 'failed', failure });
    backend()
      .then((opened) => {
        if (!stopped) unsubscribe = watch(opened, (value) => tell({ state: 'ready', value }), fail);
      })
      .catch((thrown: unknown) => fail(asFailure(thrown)));
    return () => {
      stopped = true;
      unsubscribe?.();
    };
  });

/** A store of a market feed. */
export const feed = <Value>(
  watch: (emit: (state: FeedData<Value>) => void) => Unsubscribe,
): FeedStore<Value> => watching<FeedData<Value>>(watch);

function watching<State>(
  watch: (emit: (state: State | typeof LOADING) => void) => Unsubscribe,
): SourceStore<State | typeof LOADING> {
  const $state = atom<State | typeof LOADING>(LOADING);
  /** Null while the store is not watched. */
  let stop: Unsubscribe | null = null;

  const start = () => {
    $state.set(LOADING);
    stop = watch((state) => $state.set(state));
  };

  onMount($state, () => {
    start();
    return () => {
      stop?.();
      stop = null;
    };
  });

  return Object.assign($state, {
    retry: () => {
      if (stop === null) return;
      stop();
      start();
    },
  });
}

/** Combines two stores: ready once both are. A retry retries those that failed. */
export function both<One, Other, Value>(
  $one: RemoteStore<One>,
  $other: RemoteStore<Other>,
  combine: (one: One, other: Other) => Value,
): RemoteStore<Value> {
  const $both = computed([$one, $other], (one, other): RemoteData<Value> => {
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

/** The value once it is known. @throws BackendError if it cannot be read */
export function present<Value>(store: ReadableAtom<RemoteData<Value>>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const unsubscribe = store.subscribe((data) => {
    if (data.state === 'ready') resolve(data.value);
    if (data.state === 'failed') reject(data.failure);
  });
  return promise.finally(unsubscribe);
}

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
