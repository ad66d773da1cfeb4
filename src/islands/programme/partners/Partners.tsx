import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox, partnerGift, type SampleOffers } from '#stores/sandbox.ts';
import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import styles from './Partners.module.css';
import { partnerText } from './text.ts';

const loadDownline = () => import('./DownlineView.tsx').then(({ DownlineView }) => DownlineView);

/** The member's downline, loaded when it comes into view. */
export function Partners({ offers }: { readonly offers: SampleOffers }) {
  return (
    <section className={`card ${styles.partners}`} aria-labelledby="partners">
      <h2 id="partners" tabIndex={-1}>
        {partnerText.title}
      </h2>
      <p>{partnerText.intro}</p>
      <SamplePartners offers={offers} />
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

/** In the sandbox, offers invented partners: without any, earning takes a second account made by hand. */
function SamplePartners({ offers }: { readonly offers: SampleOffers }) {
  const progress = useStore(partnerGift.$progress);
  useEffect(() => partnerGift.reset, []);
  if (!useStore($hasSandbox)) return null;
  return (
    <div className="notice">
      <p>{sandboxText.partnersHint}</p>
      <ActionButton
        progress={progress}
        text={{ press: sandboxText.partners, pressing: sandboxText.partnersComing }}
        tone="quiet"
        onClick={() => void partnerGift.run(offers)}
      />
      <ActionFailure progress={progress} />
      <StatusMessage text={progress.state === 'done' ? sandboxText.partnersCame : null} />
    </div>
  );
}
