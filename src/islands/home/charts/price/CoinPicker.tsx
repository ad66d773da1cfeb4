import { useStore } from '@nanostores/react';
import { PRICE_CHART_WORDS } from '../../../../i18n/charts.ts';
import { $chartableCoins, $priceChartChoice, choosePriceChart } from '../../../../stores/price-chart.ts';
import styles from './PriceChart.module.css';

/** Which coin the chart is of. */
export function CoinPicker() {
  const coins = useStore($chartableCoins);
  const { coin } = useStore($priceChartChoice);
  return (
    <label className={styles.picker}>
      <span className="visually-hidden">{PRICE_CHART_WORDS.coin}</span>
      <select
        className="input"
        value={coin}
        onChange={({ currentTarget }) => choosePriceChart({ coin: currentTarget.value })}
      >
        {coins.map(({ id, name, symbol }) => (
          <option key={id} value={id}>
            {name === symbol ? name : `${name} (${symbol})`}
          </option>
        ))}
      </select>
    </label>
  );
}
