import type { Coin } from '../../domain/coin.ts';
import { WALLET_WORDS } from '../../i18n/wallet.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { Portfolio } from './Portfolio.tsx';
import { WalletCards } from './WalletCards.tsx';

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <MemberScreen route="wallet" title={WALLET_WORDS.title}>
      <WalletCards />
      <Portfolio coins={coins} />
    </MemberScreen>
  );
}
