import type { Coin } from '#domain/money/coin.ts';
import { BalanceCards } from '#ui/data/BalanceCards.tsx';
import { History } from './History.tsx';

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <>
      <BalanceCards />
      <History coins={coins} />
    </>
  );
}
