import { WhenSeen } from '#ui/canvas/LazyOnVisible.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './Partners.module.css';
import { PARTNER_WORDS } from './text.ts';

const loadDownline = () => import('./DownlineView.tsx').then(({ DownlineView }) => DownlineView);

/** All who came through the member: loaded when it comes into view. */
export function Partners() {
  return (
    <section className={`card ${styles.partners}`} aria-labelledby="partners">
      <h2 id="partners">{PARTNER_WORDS.title}</h2>
      <p>{PARTNER_WORDS.intro}</p>
      <WhenSeen
        load={loadDownline}
        label={PARTNER_WORDS.title}
        waiting={
          <div className={styles.waiting}>
            <Skeleton />
          </div>
        }
      />
    </section>
  );
}
