import { useStore } from '@nanostores/react';
import { LineSwatch } from '#islands/home/charts/LineSwatch.tsx';
import { indexFigure, priceFigure } from '#islands/home/charts/format.ts';
import { comparisonText } from '#islands/home/charts/text.ts';
import styles from './CoinToggles.module.css';
import {
  $comparableCoins,
  $linePlaces,
  chooseComparison,
  type Comparison,
  type Measure,
  toggleComparedCoin,
} from './model.ts';

const HUES = 6;

/** The style of a line: six hues, then the same ones dashed. */
export const seriesStyle = (place = 0) => ({
  colour: `--line-${(place % HUES) + 1}`,
  isDashed: place % (2 * HUES) >= HUES,
});

/** A value in the chosen measure. */
export const figureOf = (measure: Measure): ((value: number) => string) =>
  measure === 'usd' ? priceFigure : indexFigure;

interface Props {
  readonly comparison: Comparison;
  /** The position of the axis whose values are shown. */
  readonly at: number;
}

/** The offered coins, to switch on and off. Like a legend, the chosen ones show their line and value. */
export function CoinToggles({ comparison, at }: Props) {
  const offered = useStore($comparableCoins);
  const places = useStore($linePlaces);
  const figure = figureOf(comparison.measure);

  const valueAt = (id: string) => {
    const value = comparison.coins.find(({ coin }) => coin.id === id)?.values[at];
    return typeof value === 'number' ? figure(value) : '–';
  };

  return (
    <fieldset className={styles.coins}>
      <legend className="visually-hidden">{comparisonText.coins}</legend>
      {offered.map(({ id, name, symbol }) => (
        <label key={id} className={styles.coin}>
          <input type="checkbox" checked={places.has(id)} onChange={() => toggleComparedCoin(id)} />
          {places.has(id) && <LineSwatch {...seriesStyle(places.get(id))} />}
          <span className={styles.name}>{name}</span>
          <span className={styles.figures}>
            <span>{symbol}</span> {places.has(id) && <strong>{valueAt(id)}</strong>}
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
      <button
        type="button"
        className="link-button"
        onClick={() => chooseComparison({ coins: offered.map(({ id }) => id) })}
      >
        {comparisonText.all}
      </button>
      <button type="button" className="link-button" onClick={() => chooseComparison({ coins: [] })}>
        {comparisonText.none}
      </button>
    </div>
  );
}
