import { PRICE_CHART_WORDS } from '#islands/home/charts/text.ts';
import styles from './PriceChart.module.css';
import type { CandleText } from './price-text.ts';

/** The candle that the cursor is on. Not announced: the cursor has its own text, and says it. */
export function CandleReadOut({ candle }: { readonly candle: CandleText | null }) {
  if (!candle) return <p className={styles.readOut} />;
  const figures = [
    { name: PRICE_CHART_WORDS.open, value: candle.open },
    { name: PRICE_CHART_WORDS.high, value: candle.high },
    { name: PRICE_CHART_WORDS.low, value: candle.low },
    { name: PRICE_CHART_WORDS.close, value: candle.close },
    { name: PRICE_CHART_WORDS.change, value: candle.change ?? '–' },
    { name: PRICE_CHART_WORDS.volume, value: candle.volume },
    ...candle.averages.map(({ length, value }) => ({ name: PRICE_CHART_WORDS.averageShort(length), value })),
  ];
  return (
    <div className={styles.readOut}>
      <strong>{candle.day}</strong>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
