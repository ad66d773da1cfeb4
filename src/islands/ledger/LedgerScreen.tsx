import type { BooksAt } from '#domain/log/append.ts';
import { PUBLIC_BOOKS } from '#domain/log/books.ts';
import { sum } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { BooksChart } from './BooksChart.tsx';
import styles from './Ledger.module.css';
import { NewestEntries } from './NewestEntries.tsx';
import { Verify } from './Verify.tsx';
import { $overview } from './model.ts';
import { BOOKS, ledgerText } from './text.ts';

/** The public ledger: what it says, and a button that verifies it. */
export function LedgerScreen() {
  return (
    <div className={styles.screen}>
      <Verify />
      <RemoteView store={$overview}>
        {({ size, books, history, newest }) =>
          size === 0 ? (
            <Empty title={ledgerText.nothingYet} hint={ledgerText.nothingYetHint} />
          ) : (
            <>
              <Books books={books} />
              <BooksChart history={history} />
              <NewestEntries entries={newest} />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}

const COLUMNS = [{ label: ledgerText.book }, { label: ledgerText.holds, numeric: true }];

function Books({ books }: Pick<BooksAt, 'books'>) {
  const rows = PUBLIC_BOOKS.map((book) => ({
    key: book,
    cells: [
      <span key="name" className={styles.book}>
        {BOOKS[book].name}
        <small>{BOOKS[book].hint}</small>
      </span>,
      usd(books[book]),
    ],
  }));
  const total = {
    key: 'sum',
    cells: [ledgerText.sum, <strong key="sum">{usd(sum(Object.values(books)))}</strong>],
  };
  return (
    <section className="stack" aria-labelledby="books">
      <h2 id="books">{ledgerText.booksTitle}</h2>
      <RecordTable
        caption={ledgerText.booksCaption}
        columns={COLUMNS}
        rows={[...rows, total]}
        narrow="pairs"
      />
    </section>
  );
}
