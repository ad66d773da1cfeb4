import type { Coin } from '../../domain/coin.ts';
import { ROUTES } from '../../domain/routes.ts';
import { WALLET_WORDS } from '../../i18n/wallet.ts';
import { $transactions } from '../../stores/transactions.ts';
import { LiveView } from '../ui/LiveView.tsx';
import { TransactionTable } from './TransactionTable.tsx';

export function Portfolio({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <section className="stack" aria-labelledby="portfolio">
      <h2 id="portfolio">{WALLET_WORDS.portfolio}</h2>
      <LiveView store={$transactions}>
        {(transactions) =>
          transactions.length === 0 ? (
            <NoTransactions />
          ) : (
            <TransactionTable transactions={transactions} coins={coins} />
          )
        }
      </LiveView>
    </section>
  );
}

function NoTransactions() {
  return (
    <div className="card stack">
      <p>
        <strong>{WALLET_WORDS.empty}</strong>
      </p>
      <p>{WALLET_WORDS.emptyHint}</p>
      <p>
        <a className="button" href={ROUTES.deposit.path}>
          {WALLET_WORDS.depositNow}
        </a>
      </p>
    </div>
  );
}
