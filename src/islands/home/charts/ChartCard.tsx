import type { ComponentType } from 'react';
import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import shared from './Chart.module.css';
import styles from './ChartCard.module.css';
import { ChartSkeleton } from './ChartView.tsx';
import { comparisonText, heatmapText, priceChartText } from './text.ts';

const CHARTS = {
  comparison: {
    title: comparisonText.title,
    load: () => import('./comparison/ComparisonChart.tsx').then(({ ComparisonChart }) => ComparisonChart),
  },
  heatmap: {
    title: heatmapText.title,
    load: () => import('./heatmap/Heatmap.tsx').then(({ Heatmap }) => Heatmap),
  },
  'price-chart': {
    title: priceChartText.title,
    load: () => import('./price/PriceChart.tsx').then(({ PriceChart }) => PriceChart),
  },
} as const satisfies Record<string, { title: string; load: () => Promise<ComponentType> }>;

/** A chart of the market home. It loads when it comes into view. */
export function ChartCard({ id }: { readonly id: keyof typeof CHARTS }) {
  const { title, load } = CHARTS[id];
  return (
    <section className={`card ${shared.chart} ${styles[id]}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <LazyOnVisible load={load} fallback={<ChartSkeleton />} label={title} />
    </section>
  );
}
