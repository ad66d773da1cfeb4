import { sum, ZERO } from '#domain/money/cents.ts';
import { PROGRAMME_BOOKS, type ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { usd } from '#i18n/format.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { $totals } from './model.ts';
import { TOTALS_WORDS } from './text.ts';

const COLUMNS = [
  { label: TOTALS_WORDS.account },
  { label: TOTALS_WORDS.amount, numeric: true },
  { label: TOTALS_WORDS.meaning },
];

/** What the whole programme holds, with the sum that shows that nothing came from nowhere. */
export function TotalsTable() {
  return <LiveView store={$totals}>{(totals) => <Table totals={totals} />}</LiveView>;
}

function Table({ totals }: { readonly totals: ProgrammeTotals }) {
  const total = sum(PROGRAMME_BOOKS.map((book) => totals[book]));
  const books = PROGRAMME_BOOKS.map((book) => ({
    key: book,
    cells: [TOTALS_WORDS.book[book], usd(totals[book]), TOTALS_WORDS.meanings[book]],
  }));
  const last = {
    key: 'sum',
    cells: [TOTALS_WORDS.sum, <strong key="sum">{usd(total)}</strong>, TOTALS_WORDS.sumMeaning],
  };
  return (
    <>
      {total !== ZERO && (
        <p className="notice notice--danger" role="alert">
          {TOTALS_WORDS.broken}
        </p>
      )}
      <RecordTable caption={TOTALS_WORDS.caption} columns={COLUMNS} rows={[...books, last]} />
    </>
  );
}
