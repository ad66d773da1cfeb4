import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly text: readonly string[];
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A question that has to be answered first. Opens as it is mounted. */
export function Dialog({ title, text, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Taken from the page while open, it would leave the focus nowhere; closed, it gives it back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <div className="stack">
        <h2 id={titleId}>{title}</h2>
        <div className="stack" id={textId}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children(() => dialog.current?.close())}
      </div>
    </dialog>
  );
}
