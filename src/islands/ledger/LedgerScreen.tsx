import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { BooksAt } from '#domain/log/append.ts';
import { PUBLIC_BOOKS } from '#domain/log/books.ts';
import type { LogEntry } from '#domain/log/entry.ts';
import { cents, sum } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';
import { usd, utcDay, wholeNumber } from '#i18n/format.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StepChart } from '#ui/data/StepChart.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import styles from './Ledger.module.css';
import { Verify } from './Verify.tsx';
import { $overview, $verificationState } from './model.ts';
import { BOOKS, entryName, ledgerText } from './text.ts';

/** The public ledger: what it says, and a button that verifies it. As long as it says nothing, a sample. */
export function LedgerScreen() {
  return (
    <div className={styles.screen}>
      <Checks />
      <RemoteView store={$overview}>
        {({ size, books, history, newest }) =>
          size === 0 ? (
            <SampleLedger isAlone />
          ) : (
            <>
              <Books books={books} />
              <BooksChart history={history} />
              <NewestEntries entries={newest} />
              <Unfold summary={ledgerText.sample}>
                <SampleLedger isAlone={false} />
              </Unfold>
            </>
          )
        }
      </RemoteView>
    </div>
  );
}

const loadLater = () => import('./later.ts');

const SampleLedger = ({ isAlone }: { readonly isAlone: boolean }) => (
  <Deferred load={loadLater}>{({ Sample }) => <Sample isAlone={isAlone} />}</Deferred>
);

/** Where nothing is booked, there is nothing to check, unless something was booked before. */
function Checks() {
  const overview = useStore($overview);
  const { state } = useStore($verificationState);
  const isEmpty = overview.state === 'ready' && overview.value.size === 0;
  if (overview.state === 'loading' || (isEmpty && state === 'idle')) return null;
  return (
    <div className={styles.checks}>
      <Verify />
      <Others />
    </div>
  );
}

const loadOwnPolicy = () => import('./others/OwnPolicy.tsx');

/** What a reader can do to learn whether others are shown the same. */
const Others = () => (
  <section className="card stack" aria-labelledby="others">
    <h2 id="others">{ledgerText.othersTitle}</h2>
    <p>{ledgerText.othersHint}</p>
    <div>
      <Unfold summary={ledgerText.compare}>
        <Deferred load={loadLater}>{({ Comparison }) => <Comparison />}</Deferred>
      </Unfold>
      {/* No witness can read what only this browser has. */}
      {import.meta.env.PUBLIC_BACKEND === 'firebase' && (
        <Unfold summary={ledgerText.witnesses}>
          <Deferred load={loadOwnPolicy}>{({ OwnPolicy }) => <OwnPolicy />}</Deferred>
        </Unfold>
      )}
    </div>
  </section>
);

/** The day of an entry, in the reader's format, and in a machine-readable one. */
const UtcDay = ({ at }: { readonly at: Instant }) => (
  <time dateTime={new Date(at).toISOString().slice(0, 10)}>{utcDay(at)}</time>
);

const BOOK_COLUMNS = [{ label: ledgerText.book }, { label: ledgerText.holds, kind: 'amount' }] as const;

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
      <RecordTable caption={ledgerText.booksCaption} columns={BOOK_COLUMNS} rows={[...rows, total]} />
    </section>
  );
}

const SERIES = [
  { key: 'members', name: ledgerText.members },
  { key: 'house', name: ledgerText.house },
] as const;

/** Rows of the table behind the chart. */
const ROWS = 30;

const DAY_COLUMNS = [
  { label: ledgerText.day },
  { label: ledgerText.members, kind: 'figure' },
  { label: ledgerText.house, kind: 'figure' },
] as const;

/** What members hold and what the programme has kept at the end of each day. */
function BooksChart({ history }: { readonly history: readonly BooksAt[] }) {
  const [cursor, setCursor] = useState<number | null>(null);
  const days = useMemo(() => history.filter(({ at }, nth) => at !== history[nth + 1]?.at), [history]);
  const points = useMemo(
    () => days.map(({ at, books }) => ({ at, values: [books.members, books.house] })),
    [days],
  );
  const [first, last] = [days[0], days.at(-1)];
  // One day has no course.
  if (!first || !last || first === last) return null;
  const nth = cursor ?? days.length - 1;
  const textAt = (index: number) => {
    const { at, books } = days[index] ?? last;
    return ledgerText.onDay(utcDay(at), usd(books.members), usd(books.house));
  };

  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{ledgerText.historyTitle}</h2>
      <StepChart
        series={SERIES}
        points={points}
        until={last.at}
        label={ledgerText.historyCaption}
        textAt={textAt}
        dayName={utcDay}
        cursor={nth}
        onCursor={setCursor}
      />
      <ChartTable of={ledgerText.historyTitle}>
        <RecordTable
          caption={ledgerText.historyCaption}
          columns={DAY_COLUMNS}
          rows={thinned(days).map(({ size, at, books }) => ({
            key: size,
            cells: [<UtcDay key="day" at={at} />, usd(books.members), usd(books.house)],
          }))}
        />
      </ChartTable>
    </section>
  );
}

/** About `ROWS` of them, evenly, and always the first and the last. */
function thinned(days: readonly BooksAt[]): readonly BooksAt[] {
  const every = Math.ceil(days.length / ROWS);
  return days.filter((_, nth) => nth % every === 0 || nth === days.length - 1);
}

const ENTRY_COLUMNS = [
  { label: ledgerText.number },
  { label: ledgerText.what },
  { label: ledgerText.path },
  { label: ledgerText.amount, kind: 'amount' },
  { label: ledgerText.day, kind: 'time' },
] as const;

function NewestEntries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <section className="stack" aria-labelledby="newest">
      <h2 id="newest">{ledgerText.newestTitle}</h2>
      <RecordTable
        caption={ledgerText.newestCaption}
        columns={ENTRY_COLUMNS}
        rows={entries.map((entry) => ({
          key: entry.sequence,
          cells: [
            wholeNumber(entry.sequence),
            entryName(entry),
            ...movementCells(entry),
            <UtcDay key="day" at={entry.at} />,
          ],
        }))}
      />
    </section>
  );
}

/** What moves among members concerns no sum, so no entry says how much it is. */
const movementCells = ({ from, to, cents: moved }: LogEntry): readonly [path: string, amount: string] =>
  from === to
    ? [ledgerText.amongMembers, ledgerText.notPublic]
    : [ledgerText.fromTo(BOOKS[from].name, BOOKS[to].name), usd(cents(moved))];
