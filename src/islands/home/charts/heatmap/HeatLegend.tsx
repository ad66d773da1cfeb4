import { roundChange } from '../../../../i18n/chart-format.ts';
import { HEAT_STEPS, STRONGEST_CHANGE } from '../../../../market/series/heat.ts';
import type { Span } from '../../../../stores/market.ts';
import { heatToken } from './heat-token.ts';
import styles from './Heatmap.module.css';

/** What the colours stand for. For the eye alone: every tile says its change in figures. */
export function HeatLegend({ span }: { readonly span: Span }) {
  const strongest = STRONGEST_CHANGE[span];
  return (
    <div className={styles.legend} aria-hidden="true">
      <span>{roundChange(-strongest)}</span>
      <ol>
        {HEAT_STEPS.map((step) => (
          <li key={step} style={{ background: `var(${heatToken(step)})` }} />
        ))}
      </ol>
      <span>{roundChange(strongest)}</span>
    </div>
  );
}
