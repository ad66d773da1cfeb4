import type { ComponentType, ReactNode } from 'react';
import { paperText } from '#i18n/ui.ts';
import { reloadPage } from '#stores/navigate.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { useChunk } from '#ui/feedback/use-chunk.ts';
import styles from './LazyOnVisible.module.css';
import { useVisible } from './use-visible.ts';

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
