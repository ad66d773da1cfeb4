import { useStore } from '@nanostores/react';
import { STANDARD_SEED } from '#domain/community/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { walkText } from '#i18n/walk.ts';
import { $loaded, walkBeginning } from '#stores/passing-time.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import styles from './Fill.module.css';
import { fillText } from './later-text.ts';
import { $isUntouched } from './untouched.ts';

/** Fills the lists of an untouched sandbox in one press: a community of samples begins, and the browser's member joins it. */
export function Fill({ offers }: { readonly offers: SiteOffers }) {
  const isUntouched = useStore($isUntouched);
  const progress = useStore(walkBeginning.$progress);
  const share = useStore($loaded);
  const isRunning = progress.state === 'running';
  if (!isUntouched && !isRunning) return null;
  const fill = async () => {
    await walkBeginning.run({ place: 'late', seed: STANDARD_SEED }, offers);
    // The button has gone with what it stood in.
    document.querySelector<HTMLElement>('#operator-view')?.focus();
  };
  return (
    <div className={styles.fill}>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: fillText.press, pressing: walkText.loading }}
        onClick={() => void fill()}
      />
      {isRunning && <progress aria-label={walkText.loading} max={1} value={share} />}
      <p>{fillText.hint}</p>
    </div>
  );
}
