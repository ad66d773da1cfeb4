import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { paperText } from '#i18n/ui.ts';
import { reloadPage } from '#stores/navigate.ts';
import { useChunk } from '#ui/feedback/Deferred.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './LazyOnVisible.module.css';

interface Props {
  /** Loads the component. Called once, when its place comes near the window. */
  readonly load: () => Promise<ComponentType>;
  /** Shown until then: ideally the same size. */
  readonly fallback: ReactNode;
  /** Names the place for people who reach it by keyboard. */
  readonly label: string;
}

/**
 * Reserves the place of a component further down the page, and loads it shortly before it is seen. The keyboard stops
 * at the place and so brings it into view; the loaded content comes next.
 */
export function LazyOnVisible({ load, fallback, label }: Props) {
  const { ref, isSeen } = useVisible<HTMLDivElement>();
  const chunk = useChunk(load, isSeen);
  const isWaiting = chunk.state === 'loading';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={ref}
      className={styles.place}
      role="group"
      aria-label={label}
      aria-busy={isWaiting}
      // Never removed: a focused place that disappears would lose the focus.
      tabIndex={isWaiting ? 0 : -1}
    >
      {isWaiting && (
        <>
          {fallback}
          <p className={`notice ${styles.onPaper}`}>{paperText.notYet(label)}</p>
        </>
      )}
      {chunk.state === 'ready' && <chunk.value />}
      {chunk.state === 'failed' && <Failed failure={chunk.failure} onRetry={reloadPage} />}
    </div>
  );
}

/** How far outside the window an element counts as visible. */
const NEAR = '300px 0px';

/** Whether an element has been in or near the window, or the page is being printed. Stays true. */
export function useVisible<Seen extends HTMLElement>(): {
  readonly ref: RefObject<Seen | null>;
  readonly isSeen: boolean;
} {
  const ref = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isSeen || element === null) return;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    // Printing has no window to scroll. The event covers printing, the query a print preview.
    addEventListener('beforeprint', see);
    const paper = matchMedia('print');
    paper.addEventListener('change', see);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', see);
      paper.removeEventListener('change', see);
    };
  }, [isSeen]);

  return { ref, isSeen };
}
