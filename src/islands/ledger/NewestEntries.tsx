import type { LogEntry } from '#domain/log/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { BOOKS, entryName, ledgerText } from './text.ts';

const COLUMNS = [
  { label: ledgerText.number },
  { label: ledgerText.what },
  { label: ledgerText.path },
  { label: ledgerText.amount, numeric: true },
  { label: ledgerText.time },
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
            ledgerText.fromTo(BOOKS[entry.from].name, BOOKS[entry.to].name),
            usd(cents(entry.cents)),
            <DateTime key="time" at={entry.at} />,
          ],
        }))}
      />
    </section>
  );
}
