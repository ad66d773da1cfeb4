import { useState } from 'react';
import { useHydrated } from '#ui/guard/use-hydrated.ts';

export interface EarlyPress {
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'data-early': '' | undefined;
}

/**
 * For a form or a button that is built into the page. What was pressed before the script came is done as soon as it has:
 * `components/early-press.js` marks the element, and here the mark is found. The fields of a form have been taken over by
 * then, since React attaches an element's children first. Then the attribute goes, and with it the mark.
 *
 * @param press what a press does
 * @returns props of the element
 */
export function useEarlyPress(press: () => void): EarlyPress {
  const isHydrated = useHydrated();
  // One function, so that React attaches it once.
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (element?.dataset['early']) press();
  });

  return { ref, 'data-early': isHydrated ? undefined : '' };
}
