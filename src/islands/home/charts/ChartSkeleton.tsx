import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './Chart.module.css';

/** Reserves the space of a chart. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton />
    </div>
  );
}
