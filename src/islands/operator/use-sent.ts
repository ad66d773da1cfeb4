import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Form } from '#stores/form.ts';

/** Calls back once a form is sent. */
export function useSent({ $state }: Pick<Form<string, unknown>, '$state'>, onSent: () => void): void {
  const { phase } = useStore($state);
  const report = useEventCallback(onSent);
  useEffect(() => {
    if (phase === 'sent') report();
  }, [phase, report]);
}

/**
 * A function that stays the same, and does what it would do if the last render had made it. For events alone: memoised
 * parts that get it need not render again.
 */
export function useEventCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const last = useRef(callback);
  useLayoutEffect(() => {
    last.current = callback;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
