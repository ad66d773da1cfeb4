import { priceChartText } from '#islands/home/charts/text.ts';
import styles from './PriceChart.module.css';
import type { CandleText } from './price-text.ts';

/** The candle under the cursor. Not announced: the cursor's own text says the same. */
export function CandleReadOut({ candle }: { readonly candle: CandleText | null }) {
  if (!candle) return <p className={styles.readOut} />;
  const figures = [
    { name: priceChartText.open, value: candle.open },
    { name: priceChartText.high, value: candle.high },
    { name: priceChartText.low, value: candle.low },
    { name: priceChartText.close, value: candle.close },
    { name: priceChartText.change, value: candle.change ?? '–' },
    { name: priceChartText.volume, value: candle.volume },
    ...candle.averages.map(({ length, value }) => ({
      name: priceChartText.averageShort(length),
      value: value ?? '–',
    })),
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
