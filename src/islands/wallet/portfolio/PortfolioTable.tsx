import type { PortfolioDay } from '#domain/money/portfolio.ts';
import { worth } from '#domain/money/statement.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { dayOfInstant, usd } from '#i18n/format.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { walletText } from '#islands/wallet/text.ts';
import { portfolioText } from './text.ts';

const COLUMNS = [
  { label: portfolioText.day },
  { label: portfolioText.value, numeric: true },
  { label: BOOK_NAMES.locked, numeric: true },
  { label: BOOK_NAMES.earning, numeric: true },
  { label: BOOK_NAMES.held, numeric: true },
];

interface Props {
  readonly days: readonly PortfolioDay[];
  /** Whether some days are left out. */
  readonly isSampled: boolean;
}

/** The chart's days as a table, newest first. */
export function PortfolioTable({ days, isSampled }: Props) {
  const rowAt = (row: number) => {
    const { day, balances } = days[days.length - 1 - row] as PortfolioDay;
    const { locked, earning, held } = balances;
    return {
      key: String(day),
      cells: [dayOfInstant(day), usd(worth(balances)), usd(locked), usd(earning), usd(held)],
    };
  };
  return (
    <ChartTable of={walletText.portfolio}>
      <PagedTable
        caption={isSampled ? portfolioText.sampledCaption : portfolioText.caption}
        columns={COLUMNS}
        rowCount={days.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}
