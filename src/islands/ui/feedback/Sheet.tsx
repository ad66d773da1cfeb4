import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { uiText } from '#i18n/ui.ts';
import dialog from './Dialog.module.css';
import { useModal } from './Dialog.tsx';
import styles from './Sheet.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A modal dialog for more than a question: it can be left at the top, and its buttons (`SheetFoot`) stay in sight. */
export function Sheet({ title, onClose, children }: Props) {
  const modal = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={modal.dialog}
      className={`${dialog.dialog} ${styles.sheet}`}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label={uiText.close}
          onClick={modal.close}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>{children(modal.close)}</div>
    </dialog>
  );
}

/** The last part of a sheet. */
export const SheetFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
