import type { ReactNode } from 'react';
import { timeOfDay } from '#i18n/market-format.ts';
import { SOURCE_WORDS } from '#i18n/market.ts';
import { UI_WORDS } from '#i18n/ui.ts';
import type { Fed } from '#stores/remote-data.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface Props<Value> {
  readonly fed: Fed<Value>;
  readonly onRetry: () => void;
  readonly waiting?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** What a feed tells, on the screen: a skeleton while it loads, a way on when it failed, since when it is stale. */
export function FedView<Value>({ fed, onRetry, waiting = <Skeleton />, children }: Props<Value>) {
  if (fed.state === 'loading') return waiting;
  if (fed.state === 'failed') {
    return (
      <div className="notice notice--danger" role="alert">
        <p>{SOURCE_WORDS.failed(fed.problem)}</p>
        <button type="button" className="button button--quiet" onClick={onRetry}>
          {UI_WORDS.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      {fed.state === 'stale' && (
        <p className="notice" role="status">
          {SOURCE_WORDS.stale(fed.problem, timeOfDay(fed.since))}
        </p>
      )}
      {children(fed.value)}
    </>
  );
}
