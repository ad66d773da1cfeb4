import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { liveText } from '#i18n/market.ts';
import { $wantsLivePrices, canGoLive } from '#stores/market.ts';
import styles from './LivePricesSwitch.module.css';

/** Lets the reader choose live prices. Absent in a build without live prices. */
export function LivePricesSwitch() {
  const wants = useStore($wantsLivePrices);
  const hint = useId();
  if (!canGoLive) return null;
  return (
    <section className={`card ${styles.card}`}>
      <h2 className={styles.title}>{liveText.title}</h2>
      <label className={styles.row}>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={wants}
          onChange={(event) => $wantsLivePrices.set(event.currentTarget.checked)}
        />
        {liveText.label}
      </label>
      <p id={hint} className="field__hint">
        {liveText.hint}
      </p>
    </section>
  );
}
