import { useStore } from '@nanostores/react';
import { type ComponentType, useId } from 'react';
import { converterText, liveText } from '#i18n/market.ts';
import { CONVERTER_ID } from '#stores/converter.ts';
import { $market, $wantsLivePrices, canGoLive } from '#stores/market.ts';
import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import { CoinConverter } from '#ui/market/CoinConverter.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import shared from './charts/Chart.module.css';
import cards from './charts/ChartCard.module.css';
import { ChartSkeleton } from './charts/ChartView.tsx';
import palette from './charts/palette.module.css';
import { chartText, comparisonText, heatmapText, priceChartText } from './charts/text.ts';
import styles from './Market.module.css';
import { PriceList } from './price-list/PriceList.tsx';
import { homeText } from './text.ts';

interface Chart {
  readonly id: 'heatmap' | 'price-chart' | 'comparison';
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

const CHARTS: readonly Chart[] = [
  {
    id: 'heatmap',
    title: heatmapText.title,
    load: () => import('./charts/heatmap/Heatmap.tsx').then(({ Heatmap }) => Heatmap),
  },
  {
    id: 'price-chart',
    title: priceChartText.title,
    load: () => import('./charts/price/PriceChart.tsx').then(({ PriceChart }) => PriceChart),
  },
  {
    id: 'comparison',
    title: comparisonText.title,
    load: () =>
      import('./charts/comparison/ComparisonChart.tsx').then(({ ComparisonChart }) => ComparisonChart),
  },
];

/** Every price, the converter and the charts, which load when they come into view. */
export function Market() {
  return (
    <>
      <Intro />
      <div className={`${palette.palette} ${styles.market}`}>
        <PriceList />
        {CHARTS.map((chart) => (
          <ChartCard key={chart.id} {...chart} />
        ))}
        <CoinConverter />
        <LivePricesSwitch />
        <p className={styles.notice}>
          {chartText.notice} <a href="https://www.tradingview.com/">{chartText.noticeLink}</a>
        </p>
      </div>
    </>
  );
}

/** A chart, which loads when it comes into view. */
function ChartCard({ id, title, load }: Chart) {
  return (
    <section className={`card ${shared.chart} ${cards[id]}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <LazyOnVisible load={load} fallback={<ChartSkeleton />} label={title} />
    </section>
  );
}

/** What lies below the list of prices. */
const PARTS = [...CHARTS, { id: CONVERTER_ID, title: converterText.title }];

/** What the market is, and once for all of it where its figures come from. */
function Intro() {
  const market = useStore($market);
  return (
    <div className={styles.intro}>
      {'value' in market ? (
        <SourceLine lead={homeText.intro} source={market.value.source} />
      ) : (
        <p>{homeText.intro}</p>
      )}
      <nav className={styles.jumps} aria-label={homeText.parts}>
        {PARTS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Lets the reader choose live prices. Absent in a build without live prices. */
function LivePricesSwitch() {
  const wants = useStore($wantsLivePrices);
  const hint = useId();
  if (!canGoLive) return null;
  return (
    <section className={`card ${styles.card}`}>
      <h2 className={styles.title}>{liveText.title}</h2>
      <label className={styles.row}>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={wants}
          onChange={(event) => $wantsLivePrices.set(event.currentTarget.checked)}
        />
        {liveText.label}
      </label>
      <p id={hint} className="field__hint">
        {liveText.hint}
      </p>
    </section>
  );
}
