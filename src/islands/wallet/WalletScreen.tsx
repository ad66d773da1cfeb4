import type { Coin } from '#domain/money/coin.ts';
import { BalanceCards } from '#ui/data/BalanceCards.tsx';
import { Portfolio } from './Portfolio.tsx';

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <>
      <BalanceCards />
      <Portfolio coins={coins} />
    </>
  );
}
