import { PARTNER_WORDS } from '../../../i18n/partners.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WhenSeen } from '../../ui/WhenSeen.tsx';
import styles from './Partners.module.css';

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
