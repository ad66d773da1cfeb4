import { CoinConverter } from '#ui/market/CoinConverter.tsx';
import styles from './HomeScreen.module.css';
import { LivePricesSwitch } from './LivePricesSwitch.tsx';
import { ChartsSection } from './charts/ChartsSection.tsx';
import { Overview } from './overview/Overview.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { homeText } from './text.ts';

/** What matters to this member first, then the market. Charts load when they come into view. */
export function HomeScreen() {
  return (
    <>
      <Overview />
      <p>{homeText.intro}</p>
      <div className={styles.market}>
        <div>
          <PriceList />
          <CoinConverter />
          <LivePricesSwitch />
        </div>
        <ChartsSection />
      </div>
    </>
  );
}
