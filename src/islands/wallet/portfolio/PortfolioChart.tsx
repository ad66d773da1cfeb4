import { useStore } from '@nanostores/react';
import type { Step } from '#domain/money/portfolio.ts';
import { worth } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { dateTime, dayOfInstant, usd } from '#i18n/format.ts';
import { $walletView, chooseRange, RANGES } from '#islands/wallet/model.ts';
import { walletText } from '#islands/wallet/text.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Portfolio.module.css';
import { $portfolio, type Portfolio } from './model.ts';
import { portfolioText } from './text.ts';

/** The account's books over time, stacked, with what happened, and the figures behind them. */
export function PortfolioChart() {
  const store = useStore($portfolio);
  const { range } = useStore($walletView);
  return (
    <div className={styles.body}>
      <Choices
        legend={portfolioText.range}
        options={RANGES.map((value) => {
          const { short, long } = portfolioText.ranges[value];
          return { value, label: short, long };
        })}
        value={range}
        onChoose={chooseRange}
      />
      <RemoteView store={store}>
        {({ steps, exactFrom, days, movements }) => (
          <>
            <Drawing steps={steps} exactFrom={exactFrom} movements={movements} isWhole={range === 'all'} />
            {exactFrom !== null && (
              <p className="field__hint">{portfolioText.sketched(dayOfInstant(exactFrom))}</p>
            )}
            {days.length > 0 && <PortfolioTable days={days} exactFrom={exactFrom} />}
          </>
        )}
      </RemoteView>
    </div>
  );
}

const COLUMNS = [
  { label: portfolioText.day },
  { label: portfolioText.value, numeric: true },
  { label: BOOK_NAMES.locked, numeric: true },
  { label: BOOK_NAMES.earning, numeric: true },
  { label: BOOK_NAMES.held, numeric: true },
];

/** The chart's days as a table, newest first. */
function PortfolioTable({ days, exactFrom }: Pick<Portfolio, 'days' | 'exactFrom'>) {
  // What ends a day in UTC may not end it here, so it has its time.
  const nameOf = (at: Instant) => (exactFrom !== null && at < exactFrom ? dateTime(at) : dayOfInstant(at));
  const rowAt = (row: number) => {
    const { at, balances } = days[days.length - 1 - row] as Step;
    const { locked, earning, held } = balances;
    return {
      key: String(at),
      cells: [nameOf(at), usd(worth(balances)), usd(locked), usd(earning), usd(held)],
    };
  };
  return (
    <ChartTable of={walletText.portfolio}>
      <PagedTable caption={portfolioText.caption} columns={COLUMNS} rowCount={days.length} rowAt={rowAt} />
    </ChartTable>
  );
}
