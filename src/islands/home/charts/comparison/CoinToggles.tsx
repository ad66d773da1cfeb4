import { useStore } from '@nanostores/react';
import { LineSwatch } from '#islands/home/charts/LineSwatch.tsx';
import { comparisonText } from '#islands/home/charts/text.ts';
import styles from './CoinToggles.module.css';
import { figureOf } from './comparison-drawing.ts';
import { seriesStyle } from './series-style.ts';
import {
  $comparableCoins,
  $comparisonChoice,
  chooseComparison,
  type Comparison,
  toggleComparedCoin,
} from './model.ts';

interface Props {
  readonly comparison: Comparison;
  /** The position of the axis whose values are shown. */
  readonly at: number;
}

/** The offered coins, to switch on and off. Like a legend, the chosen ones show their line and value. */
export function CoinToggles({ comparison, at }: Props) {
  const offered = useStore($comparableCoins);
  const { coins: chosen } = useStore($comparisonChoice);
  const figure = figureOf(comparison.measure);

  const valueAt = (id: string) => {
    const value = comparison.coins.find(({ coin }) => coin.id === id)?.values[at];
    return typeof value === 'number' ? figure(value) : '–';
  };

  return (
    <fieldset className={styles.coins}>
      <legend className="visually-hidden">{comparisonText.coins}</legend>
      {offered.map(({ id, name, symbol }, place) => (
        <label key={id} className={styles.coin}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggleComparedCoin(id)} />
          <LineSwatch {...seriesStyle(place)} />
          <span className={styles.name}>{name}</span>
          <span className={styles.figures}>
            <span>{symbol}</span> <strong>{chosen.includes(id) && valueAt(id)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Chooses every offered coin, or none. */
export function AllOrNone() {
  const offered = useStore($comparableCoins);
  return (
    <div className={styles.allOrNone}>
      <button type="button" onClick={() => chooseComparison({ coins: offered.map(({ id }) => id) })}>
        {comparisonText.all}
      </button>
      <button type="button" onClick={() => chooseComparison({ coins: [] })}>
        {comparisonText.none}
      </button>
    </div>
  );
}
