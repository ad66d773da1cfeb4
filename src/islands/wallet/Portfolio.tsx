import type { Coin } from '#domain/money/coin.ts';
import { ROUTES } from '#domain/routes.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { PortfolioChart } from './PortfolioChart.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';
import { StatementSection } from './StatementSection.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { $portfolio, $transactions, isUnderWay } from './model.ts';
import { walletText } from './text.ts';

/** The account's history: value over time, pending requests, and the statement. */
export function Portfolio({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <RemoteView store={$portfolio}>
      {({ isEmpty, days, steps }) => (
        <>
          <section className="stack" aria-labelledby="portfolio">
            <h2 id="portfolio">{walletText.portfolio}</h2>
            {isEmpty && <NoTransactions />}
            {days.length > 0 && (
              <div className="card">
                <PortfolioChart steps={steps} />
                <PortfolioTable days={days} />
              </div>
            )}
            {!isEmpty && <UnderWay coins={coins} />}
          </section>
          {!isEmpty && <StatementSection coins={coins} />}
        </>
      )}
    </RemoteView>
  );
}

function NoTransactions() {
  return (
    <Empty title={walletText.empty} hint={walletText.emptyHint}>
      <a className="button" href={ROUTES.deposit.path}>
        {walletText.depositNow}
      </a>
    </Empty>
  );
}

/** Requests that are not decided yet. */
export function UnderWay({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <RemoteView store={$transactions}>
      {(transactions) => {
        const underWay = transactions.filter(isUnderWay);
        if (underWay.length === 0) return null;
        return (
          <>
            <h3>{walletText.underWay}</h3>
            <TransactionTable transactions={underWay} coins={coins} />
          </>
        );
      }}
    </RemoteView>
  );
}
