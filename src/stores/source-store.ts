import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Unsubscribe } from '#backend/port/backend.ts';

/** A store that watches its source while it is watched itself. */
export interface SourceStore<State> extends ReadableAtom<State> {
  /** Retries after a failure. Does nothing while the store is not watched. */
  readonly retry: () => void;
}

const LOADING = { state: 'loading' } as const;

export function sourceStore<State>(
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
