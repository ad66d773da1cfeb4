import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useState } from 'react';
import shared from '#islands/home/charts/Chart.module.css';
import { LineSwatch } from '#islands/home/charts/LineSwatch.tsx';
import { priceChartText } from '#islands/home/charts/text.ts';
import { AVERAGE_LENGTHS, type AverageLength } from '#market/series/moving-average.ts';
import styles from './PriceChart.module.css';
import { $chartableCoins, $priceChartChoice, choosePriceChart, toggleAverage } from './model.ts';

/** The style of each average. Longer averages look heavier: the longest is dashed in the strongest colour. */
export const AVERAGE_LINES: Readonly<Record<AverageLength, { colour: string; isDashed: boolean }>> = {
  7: { colour: '--line-4', isDashed: false },
  30: { colour: '--line-3', isDashed: false },
  200: { colour: '--line-6', isDashed: true },
};

/** Which coin the chart is of. */
export function CoinPicker() {
  const coins = useStore($chartableCoins);
  const { coin } = useStore($priceChartChoice);
  return (
    <label className={styles.picker}>
      <span className="visually-hidden">{priceChartText.coin}</span>
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

/** Which moving averages are drawn. */
export function AverageToggles() {
  const { averages } = useStore($priceChartChoice);
  return (
    <fieldset className={styles.averages}>
      <legend>{priceChartText.averages}</legend>
      {AVERAGE_LENGTHS.map((length) => (
        <label key={length} className={shared.check}>
          <input type="checkbox" checked={averages.includes(length)} onChange={() => toggleAverage(length)} />
          <LineSwatch {...AVERAGE_LINES[length]} />
          {priceChartText.average(length)}
        </label>
      ))}
    </fieldset>
  );
}

/** Toggles full screen; Escape leaves it too. Absent if the browser does not support it. */
export function FullScreenButton({ of: element }: { readonly of: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  if (!document.fullscreenEnabled) return null;

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.then(
      () => setRefused(false),
      () => setRefused(true),
    );
  };

  return (
    <>
      <button type="button" className={`button button--quiet ${styles.fullScreen}`} onClick={toggle}>
        {isFull ? priceChartText.leaveFullScreen : priceChartText.fullScreen}
      </button>
      {isRefused && <span role="alert">{priceChartText.fullScreenRefused}</span>}
    </>
  );
}
