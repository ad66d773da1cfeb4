import { useStore } from '@nanostores/react';
import { calendarDay, price } from '#i18n/market-format.ts';
import { marqueeText, sourceText } from '#i18n/market.ts';
import { followsDollar } from '#ui/market/follows-dollar.ts';
import { $market, type Quote, type Snapshot } from '#stores/market.ts';
import { Change } from '#ui/market/Change.tsx';
import styles from './PriceMarquee.module.css';
import { $isMoving } from './model.ts';

/** The most traded coins whose price moves. More would take minutes to pass by. */
const MOST_COINS = 12;

const PAUSE = 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z';
const PLAY = 'M4 2l9 6-9 6z';

/**
 * A slim line of prices. On Home they pass by, moved by CSS, until a person pauses them; elsewhere, and under reduced
 * motion, they stand still: as many as fit whole. When prices are missing the line is empty: the market home says why.
 *
 * @param passes whether they pass by on this screen
 */
export function PriceMarquee({ passes }: { readonly passes: boolean }) {
  const market = useStore($market);
  return (
    <section className={styles.marquee} aria-label={marqueeText.label} data-passes={passes}>
      {'value' in market && <Line snapshot={market.value} passes={passes} />}
    </section>
  );
}

function Line({ snapshot, passes }: { readonly snapshot: Snapshot; readonly passes: boolean }) {
  const isMoving = useStore($isMoving);
  const quotes = snapshot.quotes.filter((quote) => !followsDollar(quote)).slice(0, MOST_COINS);
  const { source } = snapshot;
  return (
    <>
      <p className={styles.source}>
        {source.kind === 'recorded'
          ? sourceText.recordedShort(calendarDay(source.day))
          : sourceText.liveShort}
        <span className={styles.period}> · {marqueeText.period}</span>
      </p>
      <div className={styles.window}>
        <div className={styles.track} data-moving={isMoving}>
          <Prices quotes={quotes} />
          {/* A copy, so that the animation loops without a gap. Hidden from screen readers. */}
          {passes && <Prices quotes={quotes} isCopy />}
        </div>
      </div>
      {passes && (
        <button
          type="button"
          className={styles.button}
          aria-label={isMoving ? marqueeText.pause : marqueeText.play}
          onClick={() => $isMoving.set(!isMoving)}
        >
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d={isMoving ? PAUSE : PLAY} />
          </svg>
        </button>
      )}
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
