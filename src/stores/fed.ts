import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Fed, Unsubscribe } from '../market/feed.ts';

export type { Fed } from '../market/feed.ts';

export interface FedStore<Value> extends ReadableAtom<Fed<Value>> {
  /** Asks again after a failure. Does nothing while nobody watches. */
  readonly retry: () => void;
}

/** A store that watches a feed for as long as somebody watches the store. */
export function fed<Value>(watch: (emit: (state: Fed<Value>) => void) => Unsubscribe): FedStore<Value> {
  const $fed = atom<Fed<Value>>({ state: 'loading' });
  /** Null while nobody watches. */
  let stop: Unsubscribe | null = null;

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
