import { HOME_WORDS } from '../../i18n/home.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { CoinConverter } from '../market/CoinConverter.tsx';
import { LivePricesSwitch } from '../market/LivePricesSwitch.tsx';
import { PriceList } from '../market/PriceList.tsx';
import { ChartsSection } from './charts/ChartsSection.tsx';

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
