import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { paperText } from '#i18n/paper.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import { piece as fetchPiece } from '#stores/load-chunk.ts';
import { reloadPage } from '#stores/navigate.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './LazyOnVisible.module.css';
import { useVisible } from './use-visible.ts';

interface Props {
  /** Fetches it. Called once, when its place comes near the window. */
  readonly load: () => Promise<ComponentType>;
  /** What stands there until then: best as large as it will be. */
  readonly waiting: ReactNode;
  /** What it will be, for those who come to its place by the keyboard. */
  readonly label: string;
}

type Piece =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly Loaded: ComponentType }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Keeps the place of what a page has further down, and loads it when it is about to be seen. The keyboard stops at the place,
 * which brings it into view; what is loaded into it comes next.
 */
export function LazyOnVisible({ load, waiting, label }: Props) {
  const { ref, isSeen } = useVisible<HTMLDivElement>();
  const [piece, setPiece] = useState<Piece>({ state: 'waiting' });

  useEffect(() => {
    if (!isSeen) return;
    fetchPiece(load).then(
      (Loaded) => setPiece({ state: 'loaded', Loaded }),
      (thrown: unknown) => setPiece({ state: 'failed', failure: asFailure(thrown) }),
    );
  }, [isSeen, load]);

  const isWaiting = piece.state === 'waiting';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={ref}
      className={styles.place}
      role="group"
      aria-label={label}
      aria-busy={isWaiting}
      // Never taken away: a place that cannot be focused any more would lose the focus.
      tabIndex={isWaiting ? 0 : -1}
    >
      {isWaiting && (
        <>
          {waiting}
          <p className={`notice ${styles.onPaper}`}>{paperText.notYet(label)}</p>
        </>
      )}
      {piece.state === 'loaded' && <piece.Loaded />}
      {piece.state === 'failed' && <Failed failure={piece.failure} onRetry={reloadPage} />}
    </div>
  );
}
