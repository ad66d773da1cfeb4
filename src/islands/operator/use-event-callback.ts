import { useCallback, useLayoutEffect, useRef } from 'react';

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
