import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { CoinConverter } from '#ui/market/CoinConverter.tsx';
import { LivePricesSwitch } from './LivePricesSwitch.tsx';
import { ChartsSection } from './charts/ChartsSection.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { homeText } from './text.ts';

/** The list comes first: it needs a kilobyte. Charts load when they come into view. */
export function HomeScreen() {
  return (
    <MemberScreen route="home" title={homeText.title}>
      <p>{homeText.intro}</p>
      <PriceList />
      <ChartsSection />
      <CoinConverter />
      <LivePricesSwitch />
    </MemberScreen>
  );
}
