import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { converterText, liveText } from '#i18n/market.ts';
import { CONVERTER_ID } from '#stores/converter.ts';
import { $market, $wantsLivePrices, canGoLive } from '#stores/market.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { CoinConverter } from '#ui/market/CoinConverter.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import { ChartCard } from './charts/ChartCard.tsx';
import palette from './charts/palette.module.css';
import { chartText, comparisonText, heatmapText, priceChartText } from './charts/text.ts';
import styles from './Market.module.css';
import { PriceList } from './price-list/PriceList.tsx';
import { homeText } from './text.ts';

/** Every price, the converter and the charts, which load when they come into view. */
export function Market() {
  return (
    <>
      <Intro />
      <div className={`${palette.palette} ${styles.market}`}>
        <PriceList />
        <ChartCard id="heatmap" />
        <ChartCard id="price-chart" />
        <ChartCard id="comparison" />
        <CoinConverter />
        <LivePricesSwitch />
        <p className={styles.notice}>
          {chartText.notice} <a href="https://www.tradingview.com/">{chartText.noticeLink}</a>
        </p>
      </div>
    </>
  );
}

/** What lies below the list of prices. */
const PARTS = [
  ['heatmap', heatmapText.title],
  ['price-chart', priceChartText.title],
  ['comparison', comparisonText.title],
  [CONVERTER_ID, converterText.title],
] as const;

/** What the market is, and once for all of it where its figures come from. */
function Intro() {
  const market = useStore($market);
  return (
    <div className={styles.intro}>
      <LinkLine lead={homeText.intro} href={ROUTES.home.path}>
        {homeText.back}
      </LinkLine>
      {'value' in market && <SourceLine source={market.value.source} />}
      <nav className={styles.jumps} aria-label={homeText.parts}>
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
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
