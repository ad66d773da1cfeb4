import { useLayoutEffect, useRef } from 'react';

/** A dialog that is opened over the page as it is mounted. `close` ends it as Escape does, so `onClose` is called. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Taken from the page while open, it would leave the focus nowhere; closed, it gives it back.
    return () => element?.close();
  }, []);

  return { dialog, close: () => dialog.current?.close() };
}
