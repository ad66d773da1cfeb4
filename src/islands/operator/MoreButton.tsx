import { useEffect, useRef } from 'react';
import { operatorText } from './text.ts';

interface Props {
  readonly onMore: () => void;
  /** How many are shown: the list may end in sight again after more have come. */
  readonly shown: number;
  /** How many there are, if that is known. */
  readonly of?: number | '…' | null;
}

/** Shows more of a list: by itself as soon as its end comes near, or on a press. */
export function MoreButton({ onMore, shown, of }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `shown`
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore, shown]);
  return (
    <div className="cluster">
      <button type="button" className="button button--quiet" onClick={onMore} ref={button}>
        {operatorText.more}
      </button>
      {typeof of === 'number' && <span className="field__hint">{operatorText.shown(shown, of)}</span>}
    </div>
  );
}
