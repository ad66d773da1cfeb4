import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { uiText } from '#i18n/ui.ts';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  /** What it is about, above the text: how much, and whose. */
  readonly subject?: string;
  readonly text: readonly string[];
  /** Whether it is for reading: a cross leaves it at the top, instead of an answer at the end. */
  readonly hasCross?: boolean;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A modal dialog. Opens on mount. What is in `.answers` stays at its lower edge, however long the rest is. */
export function Dialog({ title, subject, text, hasCross, onClose, children }: Props) {
  const { dialog, close } = useModal();
  const titleId = useId();
  const textId = useId();

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
        {hasCross && (
          <button
            type="button"
            className={`icon-button ${styles.cross}`}
            aria-label={uiText.close}
            onClick={close}
          />
        )}
        <div className={styles.text} id={textId}>
          {subject && <strong>{subject}</strong>}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children(close)}
      </div>
    </dialog>
  );
}

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
