import { useStore } from '@nanostores/react';
import { COMPARISON_WORDS } from '../../../../i18n/charts.ts';
import { $comparisonChoice, chooseComparison } from '../../../../stores/comparison.ts';
import { RANGES } from '../../../../stores/market.ts';
import { Choices } from '../Choices.tsx';
import { RangeChoice } from '../RangeChoice.tsx';
import styles from '../Chart.module.css';

const { measures, scales } = COMPARISON_WORDS;
const MEASURES = (['rebased', 'usd'] as const).map((value) => ({ value, label: measures[value] }));
const SCALES = (['linear', 'logarithmic'] as const).map((value) => ({ value, label: scales[value] }));

/** Over how long, in what, and on which scale coins are compared. */
export function ComparisonControls() {
  const { range, measure, scale } = useStore($comparisonChoice);
  return (
    <div className={styles.controls}>
      <RangeChoice ranges={RANGES} value={range} onChoose={(chosen) => chooseComparison({ range: chosen })} />
      <Choices
        legend={COMPARISON_WORDS.measure}
        options={MEASURES}
        value={measure}
        onChoose={(chosen) => chooseComparison({ measure: chosen })}
      />
      <Choices
        legend={COMPARISON_WORDS.scale}
        options={SCALES}
        value={scale}
        onChoose={(chosen) => chooseComparison({ scale: chosen })}
      />
    </div>
  );
}
