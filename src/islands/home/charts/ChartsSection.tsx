import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import shared from './Chart.module.css';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import styles from './ChartsSection.module.css';
import palette from './palette.module.css';
import { chartText, comparisonText, heatmapText, priceChartText } from './text.ts';

const loadComparison = () =>
  import('./comparison/ComparisonChart.tsx').then(({ ComparisonChart }) => ComparisonChart);
const loadHeatmap = () => import('./heatmap/Heatmap.tsx').then(({ Heatmap }) => Heatmap);
const loadPriceChart = () => import('./price/PriceChart.tsx').then(({ PriceChart }) => PriceChart);

const CHARTS = [
  { id: 'comparison', title: comparisonText.title, load: loadComparison },
  { id: 'heatmap', title: heatmapText.title, load: loadHeatmap },
  { id: 'price-chart', title: priceChartText.title, load: loadPriceChart },
] as const;

/** The charts of the market home, one below the other. Each loads when it comes into view. */
export function ChartsSection() {
  return (
    <div className={`${palette.palette} ${styles.charts}`}>
      {CHARTS.map(({ id, title, load }) => (
        <section key={id} className={`card ${shared.chart} ${styles[id]}`} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <LazyOnVisible load={load} fallback={<ChartSkeleton />} label={title} />
        </section>
      ))}
      <p className={styles.notice}>
        {chartText.notice} <a href="https://www.tradingview.com/">{chartText.noticeLink}</a>
      </p>
    </div>
  );
}
