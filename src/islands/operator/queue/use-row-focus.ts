import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface RowFocus {
  /** Takes a row's element, and null once it is gone. It stays the same. */
  readonly register: (key: string, element: HTMLElement | null) => void;
  /** The ref of the current row's detail. The focus in it counts as on the row. */
  readonly detail: RefObject<HTMLElement | null>;
  /** The ref of the element shown when there are no rows. */
  readonly empty: RefObject<HTMLDivElement | null>;
  /** Gives a row the focus. @returns false if it cannot have it: the list is hidden behind the detail */
  readonly focus: (key: string) => boolean;
}

/**
 * Keeps the focus in a list whose rows come and go. When the focused row leaves, the row that takes its place gets
 * the focus; when what had the focus leaves its detail, the row itself.
 *
 * @param current key of the row whose detail is shown
 * @param isFree false while a dialog holds the focus
 */
export function useRowFocus(keys: readonly string[], current: string | undefined, isFree: boolean): RowFocus {
  const elements = useRef(new Map<string, HTMLElement>());
  const detail = useRef<HTMLElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  /** The last focused row, and its place at that time. */
  const last = useRef<{ readonly key: string; readonly place: number } | null>(null);

  const register = useCallback((key: string, element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  }, []);

  const focus = (key: string): boolean => {
    const element = elements.current.get(key);
    element?.focus();
    return element !== undefined && document.activeElement === element;
  };

  const focused = (): string | undefined => {
    const active = document.activeElement;
    if (detail.current?.contains(active)) return current;
    return keys.find((key) => elements.current.get(key)?.contains(active));
  };

  useEffect(() => {
    const note = () => {
      const key = focused();
      if (key !== undefined) last.current = { key, place: Math.max(0, keys.indexOf(key)) };
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  });

  useEffect(() => {
    const left = last.current;
    if (!isFree || left === null) return;
    // The operator has moved the focus elsewhere: leave it there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    last.current = null;
    const key = keys.includes(left.key) ? left.key : keys[Math.min(left.place, keys.length - 1)];
    if (key === undefined) empty.current?.focus();
    else focus(key);
  });

  return { register, detail, empty, focus };
}
