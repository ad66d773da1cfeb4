import { useState } from 'react';
import { useModal } from '#ui/feedback/Dialog.tsx';
import styles from './ProofPicture.module.css';
import { queueText } from './text.ts';

interface Props {
  readonly url: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** A proof, fitted to the window or in its own size. Not a `Dialog`: it asks nothing. */
export function ProofDialog({ url, alt, onClose }: Props) {
  const { dialog, close } = useModal();
  const [isWhole, setWhole] = useState(false);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={onClose}>
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={close}>
          {queueText.close}
        </button>
        <button type="button" className="button button--quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? queueText.fitted : queueText.wholeSize}
        </button>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.window} aria-label={queueText.proof} tabIndex={0}>
        <img className={isWhole ? styles.whole : styles.fitted} src={url} alt={alt} />
      </section>
    </dialog>
  );
}
