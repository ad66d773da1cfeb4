import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '../backend/index.ts';
import type { Backend, BackendError, OnError, Unsubscribe } from '../backend/port.ts';
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
