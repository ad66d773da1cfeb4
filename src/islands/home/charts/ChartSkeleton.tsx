import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './Chart.module.css';

/** Where a chart will stand: as large as it will be. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton />
    </div>
  );
}
