import type { Coin } from '../../domain/coin.ts';
import { WALLET_WORDS } from '../../i18n/wallet.ts';
import { $transactions, isUnderWay } from '../../stores/transactions.ts';
import { LiveView } from '../ui/LiveView.tsx';
import { TransactionTable } from './TransactionTable.tsx';

/** What is asked for and not decided: money that is still to move, or to stay. */
export function UnderWay({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <LiveView store={$transactions}>
      {(transactions) => {
        const underWay = transactions.filter(isUnderWay);
        if (underWay.length === 0) return null;
        return (
          <>
            <h3>{WALLET_WORDS.underWay}</h3>
            <TransactionTable transactions={underWay} coins={coins} />
          </>
        );
      }}
    </LiveView>
  );
}
