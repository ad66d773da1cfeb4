import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { CoinConverter } from '#ui/market/CoinConverter.tsx';
import { LivePricesSwitch } from './LivePricesSwitch.tsx';
import { ChartsSection } from './charts/ChartsSection.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { HOME_WORDS } from './text.ts';

/** The list first: it needs a kilobyte. The charts load as they come into view. */
export function HomeScreen() {
  return (
    <MemberScreen route="home" title={HOME_WORDS.title}>
      <p>{HOME_WORDS.intro}</p>
      <PriceList />
      <ChartsSection />
      <CoinConverter />
      <LivePricesSwitch />
    </MemberScreen>
  );
}
