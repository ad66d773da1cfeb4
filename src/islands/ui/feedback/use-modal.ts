import { useLayoutEffect, useRef } from 'react';

/** Opens a modal dialog on mount. `close` ends it like Escape does, and so calls `onClose`. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Close it before it is removed: otherwise the focus would be lost instead of restored.
    return () => element?.close();
  }, []);

  return { dialog, close: () => dialog.current?.close() };
}
