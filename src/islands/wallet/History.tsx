import type { Coin } from '#domain/money/coin.ts';
import { ROUTES } from '#domain/routes.ts';
import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './History.module.css';
import { StatementSection } from './StatementSection.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { $underWay } from './model.ts';
import { $history } from './statement.ts';
import { walletText } from './text.ts';

/** Its script comes only where there is something to draw. */
const loadChart = () => import('./portfolio/PortfolioChart.tsx').then(({ PortfolioChart }) => PortfolioChart);

/** The account's history: value over time, pending requests, and the statement. */
export function History({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <RemoteView store={$history}>
      {({ isEmpty, hasPostings }) => (
        <>
          <section className="stack" aria-labelledby="portfolio">
            <h2 id="portfolio">{walletText.portfolio}</h2>
            {isEmpty && <NoTransactions />}
            {hasPostings && (
              <div className={`card ${styles.chart}`}>
                <LazyOnVisible
                  load={loadChart}
                  fallback={<Skeleton className={styles.skeleton} />}
                  label={walletText.chart}
                />
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
function UnderWay({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <RemoteView store={$underWay}>
      {(underWay) => {
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
