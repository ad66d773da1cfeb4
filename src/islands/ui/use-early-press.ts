import { useCallback, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For a form or a button that is built into the page. What was pressed before the script came is done as soon as it has:
 * `components/early-press.js` marks the element, and here the mark is found. The fields of a form have been taken over by
 * then, since React attaches an element's children first.
 *
 * @param press what a press does
 * @returns props of the element
 */
export function useEarlyPress(press: () => void) {
  const isHydrated = useHydrated();
  const first = useRef(press);

  const ref = useCallback((element: HTMLElement | null) => {
    if (element?.dataset['pressed'] === undefined) return;
    delete element.dataset['pressed'];
    first.current();
  }, []);

  return { ref, 'data-waits': isHydrated ? undefined : '' };
}
