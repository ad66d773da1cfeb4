import { type ReactNode, useEffect, useState } from 'react';
import type { FeedData } from '#stores/remote-data.ts';
import { FeedView } from '#ui/market/FeedView.tsx';
import styles from './Chart.module.css';
import { ChartSkeleton } from './ChartSkeleton.tsx';

interface Props<Value> {
  readonly fed: FeedData<Value>;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** What a feed tells, in a chart. While something else loads, what was there stays, dimmed: nothing jumps. */
export function ChartView<Value>({ fed, onRetry, children }: Props<Value>) {
  const [last, setLast] = useState(fed);
  useEffect(() => {
    if (fed.state !== 'loading') setLast(fed);
  }, [fed]);
  const isRenewed = fed.state === 'loading' && 'value' in last;

  return (
    <div className={`${styles.fed} ${isRenewed ? styles.renewed : ''}`} aria-busy={isRenewed}>
      <FeedView fed={isRenewed ? last : fed} onRetry={onRetry} waiting={<ChartSkeleton />}>
        {children}
      </FeedView>
    </div>
  );
}
