import { CoinConverter } from '#ui/market/CoinConverter.tsx';
import styles from './HomeScreen.module.css';
import { LivePricesSwitch } from './LivePricesSwitch.tsx';
import { ChartCard } from './charts/ChartCard.tsx';
import palette from './charts/palette.module.css';
import { chartText } from './charts/text.ts';
import { Overview } from './overview/Overview.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { homeText } from './text.ts';

/** What matters to this member first, then the market. Charts load when they come into view. */
export function HomeScreen() {
  return (
    <>
      <Overview />
      <p className={styles.intro}>{homeText.intro}</p>
      <div className={`${palette.palette} ${styles.market}`}>
        <div className={styles.column}>
          <PriceList />
          <CoinConverter />
          <LivePricesSwitch />
        </div>
        <div className={styles.column}>
          <ChartCard id="heatmap" />
          <ChartCard id="price-chart" />
        </div>
        <ChartCard id="comparison" />
        <p className={styles.notice}>
          {chartText.notice} <a href="https://www.tradingview.com/">{chartText.noticeLink}</a>
        </p>
      </div>
    </>
  );
}
