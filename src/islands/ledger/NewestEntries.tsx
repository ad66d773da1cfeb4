import type { LogEntry } from '#domain/log/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { BOOKS, entryName, ledgerText } from './text.ts';
import { UtcDay } from './UtcDay.tsx';

const COLUMNS = [
  { label: ledgerText.number },
  { label: ledgerText.what },
  { label: ledgerText.path },
  { label: ledgerText.amount, numeric: true },
  { label: ledgerText.day },
];

export function NewestEntries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <section className="stack" aria-labelledby="newest">
      <h2 id="newest">{ledgerText.newestTitle}</h2>
      <RecordTable
        caption={ledgerText.newestCaption}
        columns={COLUMNS}
        rows={entries.map((entry) => ({
          key: entry.sequence,
          cells: [
            String(entry.sequence),
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
