import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $hasKeys, type KeyAction, keyAction } from '#islands/operator/model.ts';

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

/**
 * Focuses the detail's heading when a request is opened, and the request's row when its detail is closed.
 *
 * @param opened key of the open request
 * @param isShown whether the detail on the screen is that request's already
 */
export function useDetailFocus(
  opened: string | undefined,
  isShown: boolean,
  focus: (key: string) => boolean,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isShown) return;
    heading.current?.focus();
    setWanted(false);
  }, [isWanted, isShown]);

  const before = useRef(opened);
  useEffect(() => {
    if (opened === undefined && before.current !== undefined) focus(before.current);
    before.current = opened;
  }, [opened, focus]);

  const focusHeading = useCallback(() => setWanted(true), []);
  return { heading, focusHeading };
}

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Listens to single-letter shortcuts, except while the operator types or a dialog is open. */
export function useKeys(act: (action: KeyAction) => void): void {
  const hasKeys = useStore($hasKeys);

  useLayoutEffect(() => {
    if (!hasKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (isTyping || isChord || document.querySelector('dialog[open]')) return;
      const action = keyAction(event.key);
      if (action === null) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
