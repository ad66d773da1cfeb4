import type { BooksAt } from '#domain/log/append.ts';
import { usd, utcDay } from '#i18n/format.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import styles from './Ledger.module.css';
import { ledgerText } from './text.ts';
import { UtcDay } from './UtcDay.tsx';

/** The drawing's own units; it stretches to fit. */
const WIDTH = 1000;
const HEIGHT = 240;
/** Steps that can be told apart on a wide screen. */
const STEPS = 250;
/** Rows of the table behind the chart. */
const ROWS = 30;

const COLUMNS = [
  { label: ledgerText.day },
  { label: ledgerText.members, numeric: true },
  { label: ledgerText.house, numeric: true },
];

/** What members hold and what the programme has kept at the end of each day, as step lines. */
export function BooksChart({ history }: { readonly history: readonly BooksAt[] }) {
  const days = history.filter(({ at }, nth) => at !== history[nth + 1]?.at);
  const [first, last] = [days[0], days.at(-1)];
  // One day has no course.
  if (!first || !last || first === last) return null;
  const shown = thinned(days, STEPS);
  const values = shown.map(({ at, books }) => ({ at, members: books.members, house: books.house }));
  const top = Math.max(...values.flatMap(({ members, house }) => [members, house]), 1);
  const lowest = Math.min(...values.map(({ house }) => house), 0);
  const x = (at: number) => round(((at - first.at) / (last.at - first.at || 1)) * WIDTH);
  const y = (value: number) => round(((top - value) / (top - lowest)) * HEIGHT);
  const line = (of: 'members' | 'house') =>
    values.map((each, nth) => `${nth === 0 ? `M${x(each.at)} ` : `H${x(each.at)}V`}${y(each[of])}`).join('');

  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{ledgerText.historyTitle}</h2>
      <figure className={styles.chart}>
        <figcaption className={styles.legend}>
          <span className={styles.members}>{ledgerText.members}</span>
          <span className={styles.house}>{ledgerText.house}</span>
        </figcaption>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={ledgerText.chart(
            utcDay(first.at),
            utcDay(last.at),
            usd(last.books.members),
            usd(last.books.house),
          )}
        >
          <path className={styles.grid} d={`M0 ${y(top)}H${WIDTH}M0 ${y(0)}H${WIDTH}`} />
          <path className={styles.members} d={line('members')} />
          <path className={styles.house} d={line('house')} />
        </svg>
        <div className={styles.ends} aria-hidden="true">
          <span>{utcDay(first.at)}</span>
          <span>{utcDay(last.at)}</span>
        </div>
      </figure>
      <ChartTable of={ledgerText.historyTitle}>
        <RecordTable
          caption={ledgerText.historyCaption}
          columns={COLUMNS}
          rows={thinned(days, ROWS).map(({ size, at, books }) => ({
            key: size,
            cells: [<UtcDay key="day" at={at} />, usd(books.members), usd(books.house)],
          }))}
        />
      </ChartTable>
    </section>
  );
}

/** At most about `most`, evenly, and always the first and the last. */
function thinned(history: readonly BooksAt[], most: number): readonly BooksAt[] {
  const every = Math.ceil(history.length / most);
  return history.filter((_, nth) => nth % every === 0 || nth === history.length - 1);
}

const round = (length: number): number => Math.round(length * 100) / 100;
