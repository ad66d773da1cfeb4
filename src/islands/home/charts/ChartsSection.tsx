import { WhenSeen } from '#ui/canvas/LazyOnVisible.tsx';
import shared from './Chart.module.css';
import { Waiting } from './ChartSkeleton.tsx';
import styles from './ChartsSection.module.css';
import palette from './palette.module.css';
import { CHART_WORDS, COMPARISON_WORDS, HEATMAP_WORDS, PRICE_CHART_WORDS } from './text.ts';

const loadComparison = () =>
  import('./comparison/ComparisonChart.tsx').then(({ ComparisonChart }) => ComparisonChart);
const loadHeatmap = () => import('./heatmap/Heatmap.tsx').then(({ Heatmap }) => Heatmap);
const loadPriceChart = () => import('./price/PriceChart.tsx').then(({ PriceChart }) => PriceChart);

const CHARTS = [
  { id: 'comparison', title: COMPARISON_WORDS.title, load: loadComparison },
  { id: 'heatmap', title: HEATMAP_WORDS.title, load: loadHeatmap },
  { id: 'price-chart', title: PRICE_CHART_WORDS.title, load: loadPriceChart },
] as const;

/** The charts of the market home, one below the other; each is loaded when it comes into view. */
export function ChartsSection() {
  return (
    <div className={`${palette.palette} ${styles.charts}`}>
      {CHARTS.map(({ id, title, load }) => (
        <section key={id} className={`card ${shared.chart} ${styles[id]}`} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <WhenSeen load={load} waiting={<Waiting />} label={title} />
        </section>
      ))}
      <p className={styles.notice}>
        {CHART_WORDS.notice} <a href="https://www.tradingview.com/">{CHART_WORDS.noticeLink}</a>
      </p>
    </div>
  );
}
