import { type RefCallback, type RefObject, useEffect, useRef } from 'react';

interface RowFocus {
  /** The ref of a row's element. */
  readonly register: (key: string) => RefCallback<HTMLElement>;
  /** The ref of the element shown when there are no rows. */
  readonly empty: RefObject<HTMLDivElement | null>;
  /** The row that has the focus in it, or the first one. */
  readonly current: () => string | undefined;
  /** Gives the focus to another row. @param by 1: the next one; -1: the one before */
  readonly move: (by: number) => void;
}

/**
 * Keeps the focus in a list whose rows come and go. When the focused row leaves, the row that takes its place gets
 * the focus.
 *
 * @param isFree false while a dialog holds the focus
 */
export function useRowFocus(keys: readonly string[], isFree: boolean): RowFocus {
  const elements = useRef(new Map<string, HTMLElement>());
  const empty = useRef<HTMLDivElement>(null);
  /** The last focused row, and the rows at that time. */
  const last = useRef<{ readonly key: string; readonly place: number } | null>(null);

  const focused = () => keys.find((key) => elements.current.get(key)?.contains(document.activeElement));
  const focus = (place: number) => elements.current.get(keys[place] ?? '')?.focus();

  useEffect(() => {
    const note = () => {
      const key = focused();
      if (key !== undefined) last.current = { key, place: keys.indexOf(key) };
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  });

  useEffect(() => {
    const left = last.current;
    if (!isFree || left === null || keys.includes(left.key)) return;
    last.current = null;
    // The operator has moved the focus elsewhere: leave it there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (keys.length === 0) empty.current?.focus();
    else focus(Math.min(left.place, keys.length - 1));
  });

  return {
    register: (key) => (element) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    empty,
    current: () => focused() ?? keys[0],
    move(by) {
      const key = focused();
      const place = key === undefined ? 0 : keys.indexOf(key) + by;
      if (place >= 0 && place < keys.length) focus(place);
    },
  };
}
