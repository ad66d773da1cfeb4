import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FeedView } from '#ui/market/FeedView.tsx';
import type { FeedData } from '#stores/market.ts';
import styles from './Chart.module.css';

interface Props<Value> {
  readonly data: FeedData<Value>;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** A feed's data in a chart. While new data loads, the old chart stays, dimmed, so nothing moves. */
export function ChartView<Value>({ data, onRetry, children }: Props<Value>) {
  const [last, setLast] = useState(data);
  useEffect(() => {
    if (data.state !== 'loading') setLast(data);
  }, [data]);
  const isRenewed = data.state === 'loading' && 'value' in last;

  return (
    <div className={`${styles.fed} ${isRenewed ? styles.renewed : ''}`} aria-busy={isRenewed}>
      <FeedView data={isRenewed ? last : data} onRetry={onRetry} fallback={<ChartSkeleton />}>
        {children}
      </FeedView>
    </div>
  );
}

/** Reserves the space of a chart. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton />
    </div>
  );
}
