import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Fed, Unsubscribe } from '../market/feed.ts';

export type { Fed } from '../market/feed.ts';

export interface FedStore<Value> extends ReadableAtom<Fed<Value>> {
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** A store that watches a feed for as long as somebody watches the store. */
export function fed<Value>(watch: (emit: (state: Fed<Value>) => void) => Unsubscribe): FedStore<Value> {
  const $fed = atom<Fed<Value>>({ state: 'loading' });
  let stop: Unsubscribe = () => undefined;

  const start = () => {
    stop = watch((state) => $fed.set(state));
  };

  onMount($fed, () => {
    start();
    return () => stop();
  });

  return Object.assign($fed, {
    retry: () => {
      stop();
      $fed.set({ state: 'loading' });
      start();
    },
  });
}
