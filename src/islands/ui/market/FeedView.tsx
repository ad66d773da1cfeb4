import type { ReactNode } from 'react';
import { timeOfDay } from '#i18n/market-format.ts';
import { sourceText } from '#i18n/market.ts';
import { uiText } from '#i18n/ui.ts';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';
import type { FeedData } from '#stores/market.ts';

interface Props<Value> {
  readonly data: FeedData<Value>;
  readonly onRetry: () => void;
  readonly fallback?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A feed's data: a skeleton while it loads, a retry if it failed, a notice if it is stale. */
export function FeedView<Value>({ data, onRetry, fallback = <PendingPart />, children }: Props<Value>) {
  if (data.state === 'loading') return fallback;
  if (data.state === 'failed') {
    return (
      <div className="notice notice--danger" role="alert">
        <p>{sourceText.failed(data.error)}</p>
        <button type="button" className="button button--quiet" onClick={onRetry}>
          {uiText.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      {data.state === 'stale' && (
        <p className="notice notice--warning" role="status">
          {sourceText.stale(data.error, timeOfDay(data.since))}
        </p>
      )}
      {children(data.value)}
    </>
  );
}
