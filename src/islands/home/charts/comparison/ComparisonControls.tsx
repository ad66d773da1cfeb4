import { useStore } from '@nanostores/react';
import styles from '#islands/home/charts/Chart.module.css';
import { Choices } from '#ui/forms/Choices.tsx';
import { RangeChoice } from '#islands/home/charts/RangeChoice.tsx';
import { comparisonText } from '#islands/home/charts/text.ts';
import { RANGES } from '#stores/market.ts';
import { $comparisonChoice, chooseComparison } from './model.ts';

const { measures, scales } = comparisonText;
const MEASURES = (['rebased', 'usd'] as const).map((value) => ({ value, label: measures[value] }));
const SCALES = (['linear', 'logarithmic'] as const).map((value) => ({ value, label: scales[value] }));

/** The range, the measure and the scale. */
export function ComparisonControls() {
  const { range, measure, scale } = useStore($comparisonChoice);
  return (
    <div className={styles.controls}>
      <RangeChoice ranges={RANGES} value={range} onChoose={(chosen) => chooseComparison({ range: chosen })} />
      <Choices
        legend={comparisonText.measure}
        options={MEASURES}
        value={measure}
        onChoose={(chosen) => chooseComparison({ measure: chosen })}
      />
      <Choices
        legend={comparisonText.scale}
        options={SCALES}
        value={scale}
        onChoose={(chosen) => chooseComparison({ scale: chosen })}
      />
    </div>
  );
}
