import { useStore } from '@nanostores/react';
import { PRICE_CHART_WORDS } from '../../../../i18n/charts.ts';
import { AVERAGE_LENGTHS } from '../../../../market/series/moving-average.ts';
import { $priceChartChoice, toggleAverage } from '../../../../stores/price-chart.ts';
import { LineSwatch } from '../LineSwatch.tsx';
import { AVERAGE_LINES } from './average-lines.ts';
import styles from './PriceChart.module.css';

/** Which moving averages are drawn. */
export function AverageToggles() {
  const { averages } = useStore($priceChartChoice);
  return (
    <fieldset className={styles.averages}>
      <legend>{PRICE_CHART_WORDS.averages}</legend>
      {AVERAGE_LENGTHS.map((length) => (
        <label key={length}>
          <input type="checkbox" checked={averages.includes(length)} onChange={() => toggleAverage(length)} />
          <LineSwatch {...AVERAGE_LINES[length]} />
          {PRICE_CHART_WORDS.average(length)}
        </label>
      ))}
    </fieldset>
  );
}
