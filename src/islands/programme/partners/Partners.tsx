import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './Partners.module.css';
import { partnerText } from './text.ts';

const loadDownline = () => import('./DownlineView.tsx').then(({ DownlineView }) => DownlineView);

/** The member's downline, loaded when it comes into view. */
export function Partners() {
  return (
    <section className={`card ${styles.partners}`} aria-labelledby="partners">
      <h2 id="partners" tabIndex={-1}>
        {partnerText.title}
      </h2>
      <p>{partnerText.intro}</p>
      <LazyOnVisible
        load={loadDownline}
        label={partnerText.title}
        fallback={
          <div className={styles.skeleton}>
            <Skeleton />
          </div>
        }
      />
    </section>
  );
}
