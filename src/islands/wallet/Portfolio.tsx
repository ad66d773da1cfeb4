import { useStore } from '@nanostores/react';
import type { Coin } from '#domain/money/coin.ts';
import { ROUTES } from '#domain/routes.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { PortfolioChart } from './PortfolioChart.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';
import { StatementSection } from './StatementSection.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { $underWay } from './model.ts';
import { $portfolio, drawingAll } from './portfolio.ts';
import { $statement } from './statement.ts';
import { portfolioText, statementText, walletText } from './text.ts';

/** The account's history: value over time, pending requests, and the statement. */
export function Portfolio({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <RemoteView store={$portfolio}>
      {({ isEmpty, days, steps, exactFrom }) => (
        <>
          <section className="stack" aria-labelledby="portfolio">
            <h2 id="portfolio">{walletText.portfolio}</h2>
            {isEmpty && <NoTransactions />}
            {days.length > 0 && (
              <div className="card">
                <PortfolioChart steps={steps} exactFrom={exactFrom} />
                {exactFrom !== null && <Sampled />}
                <PortfolioTable days={days} isSampled={exactFrom !== null} />
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

/** Says that the line is drawn through samples, and offers all of it. */
function Sampled() {
  const progress = useStore(drawingAll.$progress);
  const statement = useStore($statement);
  const rows = statement.state === 'ready' ? statement.value.lines.length : 0;
  return (
    <>
      <p className="field__hint">{portfolioText.sampled}</p>
      <ActionButton
        progress={progress}
        text={{ press: portfolioText.drawAll, pressing: statementText.reading(rows) }}
        tone="quiet"
        onClick={() => void drawingAll.run()}
      />
      <ActionFailure progress={progress} />
    </>
  );
}

/** Requests that are not decided yet. */
export function UnderWay({ coins }: { readonly coins: readonly Coin[] }) {
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
