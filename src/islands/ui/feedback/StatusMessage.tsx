import { X } from 'lucide-react';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { uiText } from '#i18n/ui.ts';
import styles from './StatusMessage.module.css';

interface Props {
  readonly text: string | null;
  readonly tone?: 'success' | 'warning';
  /** Takes it away on a press. Without it, it stays until something else is to say. */
  readonly onDismiss?: () => void;
}

/** Announces what was just done. A live region must be in the page before its text appears. */
export function StatusMessage({ text, tone = 'success', onDismiss }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const repetition = useRepetition(region, text);
  return (
    <div role="status" className={styles.said} ref={region}>
      {text && (
        <div key={repetition} className={`notice notice--${tone} ${styles.message}`}>
          <p>{text}</p>
          {onDismiss && (
            <button
              type="button"
              className={`icon-button ${styles.dismiss}`}
              aria-label={uiText.close}
              onClick={onDismiss}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Counts up when a modal dialog closes over a new text. Until then a screen reader hears nothing of the page behind it:
 * the text has to appear once more.
 */
function useRepetition(region: RefObject<HTMLElement | null>, text: string | null): number {
  const [repetition, repeat] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const modal = document.querySelector('dialog:modal');
    if (text === null || modal === null || modal.contains(region.current)) return;
    // The event does not bubble.
    document.addEventListener('close', repeat, { capture: true, once: true });
    return () => document.removeEventListener('close', repeat, { capture: true });
  }, [text, region]);
  return repetition;
}
