import type { RecordedPrice } from '../../domain/recorded-price.ts';
import { HOME_WORDS } from '../../i18n/home.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { MarketTable } from './MarketTable.tsx';

export function HomeScreen({ quotes }: { readonly quotes: readonly RecordedPrice[] }) {
  return (
    <MemberScreen route="home" title={HOME_WORDS.title}>
      <p>{HOME_WORDS.intro}</p>
      <MarketTable quotes={quotes} />
    </MemberScreen>
  );
}
