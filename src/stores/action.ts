import { atom, onMount, type ReadableAtom } from 'nanostores';
import { asFailure, type Failure } from './failure.ts';

/** The progress of an action. */
export type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'running' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface Action<Args extends readonly unknown[]> {
  readonly $progress: ReadableAtom<Progress>;
  /** Does nothing while it runs: a double click asks once. Never rejects; `$progress` has the failure. */
  readonly run: (...args: Args) => Promise<void>;
  /** Back to idle. Does nothing while it runs. */
  readonly reset: () => void;
}

/**
 * An action behind a button, with the states that the screen shows. A screen that is left and opened again is idle, or shows what
 * became of an action that still ran.
 */
export function createAction<Args extends readonly unknown[]>(
  perform: (...args: Args) => Promise<void>,
): Action<Args> {
  const $progress = atom<Progress>({ state: 'idle' });
  const reset = () => {
    // `get` would mount the store again.
    if ($progress.value.state !== 'running') $progress.set({ state: 'idle' });
  };
  onMount($progress, () => reset);
  return {
    $progress,
    async run(...args) {
      if ($progress.get().state === 'running') return;
      $progress.set({ state: 'running' });
      try {
        await perform(...args);
        $progress.set({ state: 'done' });
      } catch (thrown) {
        $progress.set({ state: 'failed', failure: asFailure(thrown) });
      }
    },
    reset,
  };
}

/**
 * Waits for a request. A request that is recorded but not settled yet counts as success: the watched data shows it.
 */
export async function unlessPending(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (thrown) {
    if (asFailure(thrown).code !== 'settlement-pending') throw thrown;
  }
}
