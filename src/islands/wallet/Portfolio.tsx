import type { Coin } from '../../domain/coin.ts';
import { ROUTES } from '../../domain/routes.ts';
import { WALLET_WORDS } from '../../i18n/wallet.ts';
import { $portfolio } from '../../stores/portfolio.ts';
import { Empty } from '../ui/Empty.tsx';
import { LiveView } from '../ui/LiveView.tsx';
import { PortfolioChart } from './PortfolioChart.tsx';
import { PortfolioFigures } from './PortfolioFigures.tsx';
import { StatementSection } from './StatementSection.tsx';
import { UnderWay } from './UnderWay.tsx';

/** All that has happened on the account: over time, under way, and posting by posting. */
export function Portfolio({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <LiveView store={$portfolio}>
      {({ isEmpty, days, steps }) => (
        <>
          <section className="stack" aria-labelledby="portfolio">
            <h2 id="portfolio">{WALLET_WORDS.portfolio}</h2>
            {isEmpty && <NoTransactions />}
            {days.length > 0 && (
              <div className="card">
                <PortfolioChart steps={steps} />
                <PortfolioFigures days={days} />
              </div>
            )}
            {!isEmpty && <UnderWay coins={coins} />}
          </section>
          {!isEmpty && <StatementSection coins={coins} />}
        </>
      )}
    </LiveView>
  );
}

function NoTransactions() {
  return (
    <Empty title={WALLET_WORDS.empty} hint={WALLET_WORDS.emptyHint}>
      <a className="button" href={ROUTES.deposit.path}>
        {WALLET_WORDS.depositNow}
      </a>
    </Empty>
  );
}
