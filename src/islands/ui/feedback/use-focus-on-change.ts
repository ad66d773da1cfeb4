import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when a screen changes its step: put the ref on the step's heading, with `tabIndex={-1}`. The first
 * step takes no focus, like any page that loads.
 */
export function useFocusOnChange<Element extends HTMLElement>(step: unknown): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    target.current?.focus();
  }, [step]);
  return target;
}
