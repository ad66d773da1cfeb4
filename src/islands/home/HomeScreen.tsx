import { HOME_WORDS } from '../../i18n/home.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { MarketTable, type Quote } from './MarketTable.tsx';

export function HomeScreen({ quotes }: { readonly quotes: readonly Quote[] }) {
  return (
    <MemberScreen route="home" title={HOME_WORDS.title}>
      <p>{HOME_WORDS.intro}</p>
      <MarketTable quotes={quotes} />
    </MemberScreen>
  );
}
