import type { Coin } from '#domain/money/coin.ts';
import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { BalanceCards } from '#ui/data/BalanceCards.tsx';
import { Portfolio } from './Portfolio.tsx';
import { walletText } from './text.ts';

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <MemberScreen route="wallet" title={walletText.title}>
      <BalanceCards />
      <Portfolio coins={coins} />
    </MemberScreen>
  );
}
