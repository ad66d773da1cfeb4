import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { $hasKeys, keyAction } from '#islands/operator/model.ts';
import { useModal } from '#ui/feedback/Dialog.tsx';
import styles from './ProofPicture.module.css';
import { queueText } from './text.ts';

interface Props {
  readonly url: string;
  readonly alt: string;
  readonly expected: string;
  readonly onClose: () => void;
}

/** A proof, fitted to the window or in its own size. Keys close it or decide. Not a `Dialog`: it asks nothing. */
export function ProofDialog({ url, alt, expected, onClose }: Props) {
  const { dialog, close } = useModal();
  const [isWhole, setWhole] = useState(false);
  const hasKeys = useStore($hasKeys);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = hasKeys ? keyAction(event.key) : null;
    if (action !== 'enlarge' && action !== 'agree' && action !== 'refuse') return;
    // The queue hears the key once the dialog is closed, and asks for the decision.
    close();
    if (action === 'enlarge') event.stopPropagation();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={close}>
          {queueText.close}
        </button>
        <button type="button" className="button button--quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? queueText.fitted : queueText.wholeSize}
        </button>
        <p className={styles.expected}>{expected}</p>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.window} aria-label={queueText.proof} tabIndex={0}>
        <img className={isWhole ? styles.whole : styles.fitted} src={url} alt={alt} />
      </section>
    </dialog>
  );
}
