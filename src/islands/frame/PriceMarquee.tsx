import { useStore } from '@nanostores/react';
import { calendarDay, price } from '#i18n/market-format.ts';
import { marqueeText, sourceText } from '#i18n/market.ts';
import { $market, type Quote, type Snapshot } from '#stores/market.ts';
import { Change } from '#ui/market/Change.tsx';
import styles from './PriceMarquee.module.css';
import { $isMoving } from './model.ts';

/** The most traded coins. More would take minutes to pass by. */
const MOST_COINS = 12;

const PAUSE = 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z';
const PLAY = 'M4 2l9 6-9 6z';

/**
 * Moving prices. CSS animates them, so no script runs; under reduced motion they stand still and scroll by hand. When
 * prices are missing the band is empty: the market home says why.
 */
export function PriceMarquee() {
  const market = useStore($market);
  const isMoving = useStore($isMoving);
  return (
    <section className={styles.marquee} aria-label={marqueeText.label}>
      {'value' in market && <Band snapshot={market.value} isMoving={isMoving} />}
    </section>
  );
}

function Band({ snapshot, isMoving }: { readonly snapshot: Snapshot; readonly isMoving: boolean }) {
  const quotes = snapshot.quotes.slice(0, MOST_COINS);
  const { source } = snapshot;
  return (
    <>
      <p className={styles.source}>
        {source.kind === 'recorded'
          ? sourceText.recordedShort(calendarDay(source.day))
          : sourceText.liveShort}
      </p>
      {/* A region that scrolls has to be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={styles.window} tabIndex={0}>
        <div className={styles.track} data-moving={isMoving}>
          <Prices quotes={quotes} />
          {/* A copy, so that the animation loops without a gap. Hidden from screen readers. */}
          <Prices quotes={quotes} isCopy />
        </div>
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={isMoving ? marqueeText.pause : marqueeText.play}
        onClick={() => $isMoving.set(!isMoving)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={isMoving ? PAUSE : PLAY} />
        </svg>
      </button>
    </>
  );
}

interface PricesProps {
  readonly quotes: readonly Quote[];
  readonly isCopy?: boolean;
}

function Prices({ quotes, isCopy = false }: PricesProps) {
  return (
    <ul className={styles.prices} aria-hidden={isCopy || undefined}>
      {quotes.map(({ coin, price: latest, changes }) => (
        <li key={coin.id}>
          <span className={styles.symbol}>{coin.symbol}</span> {price(latest)}{' '}
          <Change basisPoints={changes['1d']} />
        </li>
      ))}
    </ul>
  );
}
