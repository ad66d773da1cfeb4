import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when a screen moves on to another step: put the ref on the step's heading, with `tabIndex={-1}`.
 * The first step takes no focus, as no other page does when it loads.
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
