import type { Step } from '#domain/money/portfolio.ts';
import { worth } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { dateTime, dayOfInstant, usd } from '#i18n/format.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { walletText } from '#islands/wallet/text.ts';
import type { Portfolio } from './model.ts';
import { portfolioText } from './text.ts';

const COLUMNS = [
  { label: portfolioText.day },
  { label: portfolioText.value, numeric: true },
  { label: BOOK_NAMES.locked, numeric: true },
  { label: BOOK_NAMES.earning, numeric: true },
  { label: BOOK_NAMES.held, numeric: true },
];

/** The chart's days as a table, newest first. */
export function PortfolioTable({ days, exactFrom }: Pick<Portfolio, 'days' | 'exactFrom'>) {
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
