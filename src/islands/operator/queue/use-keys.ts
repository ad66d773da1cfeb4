import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $hasKeys, type KeyAction, keyAction } from '#islands/operator/model.ts';

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Listens to single-letter shortcuts, except while the operator types or a dialog is open. */
export function useKeys(act: (action: KeyAction) => void): void {
  const hasKeys = useStore($hasKeys);

  useEffect(() => {
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
