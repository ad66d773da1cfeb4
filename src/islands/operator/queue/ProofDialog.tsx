import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { enlargedText } from '#islands/operator/later-text.ts';
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

/** A proof that fills the window, or larger still. Keys close it or decide. Not a `Dialog`: it asks nothing. */
export function ProofDialog({ url, alt, expected, onClose }: Props) {
  const { dialog, close } = useModal();
  const picture = useRef<HTMLImageElement>(null);
  const [width, setWidth] = useState<number | null>(null);
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
      <div className={styles.bar}>
        <p className={styles.expected}>{expected}</p>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => setWidth(width === null && picture.current ? zoomed(picture.current) : null)}
        >
          {width === null ? enlargedText.zoom : enlargedText.fit}
        </button>
        <button type="button" className="button button--quiet" onClick={close}>
          {enlargedText.close}
        </button>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.window} aria-label={queueText.proof} tabIndex={0}>
        <img
          ref={picture}
          className={width === null ? styles.fitted : styles.zoomed}
          style={width === null ? undefined : { inlineSize: width }}
          src={url}
          alt={alt}
        />
      </section>
    </dialog>
  );
}

/** Twice the width at which it fits into its box, and its own width at least. */
function zoomed({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement): number {
  const fitted = Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
  return Math.max(2 * fitted, naturalWidth);
}
