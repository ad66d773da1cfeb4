import { sum, ZERO } from '#domain/money/cents.ts';
import { PROGRAMME_BOOKS, type ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd } from '#i18n/format.ts';
import { $totals } from '#islands/operator/model.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { totalsText } from './text.ts';

const COLUMNS = [
  { label: totalsText.account },
  { label: totalsText.amount, numeric: true },
  { label: totalsText.meaning },
];

/** The programme's totals. Their sum is 0: no money came from nowhere. */
export function TotalsTable() {
  return <RemoteView store={$totals}>{(totals) => <Table totals={totals} />}</RemoteView>;
}

function Table({ totals }: { readonly totals: ProgrammeTotals }) {
  const total = sum(PROGRAMME_BOOKS.map((book) => totals[book]));
  const books = PROGRAMME_BOOKS.map((book) => ({
    key: book,
    cells: [BOOK_NAMES[book], usd(totals[book]), totalsText.meanings[book]],
  }));
  const last = {
    key: 'sum',
    cells: [totalsText.sum, <strong key="sum">{usd(total)}</strong>, totalsText.sumMeaning],
  };
  return (
    <>
      {total !== ZERO && (
        <p className="notice notice--danger" role="alert">
          {totalsText.broken}
        </p>
      )}
      <RecordTable caption={totalsText.caption} columns={COLUMNS} rows={[...books, last]} />
    </>
  );
}
