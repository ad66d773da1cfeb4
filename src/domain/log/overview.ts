import { type BooksAt, booksAfter, EMPTY_LOG } from './append.ts';
import type { PublicBooks } from './books.ts';
import { readCheckpoint } from './checkpoint.ts';
import { type LogEntry, readEntry } from './entry.ts';
import { LogFileBroken } from './fault.ts';
import type { LogSource } from './source.ts';
import { entriesIn, FULL, widthOf } from './tiles.ts';

/** A first look at a log. It takes a few reads, however long the log is, and verifies nothing. */
export interface LogOverview {
  /** The number of entries in the log. */
  readonly size: number;
  readonly books: BooksAt['books'];
  /** What the books held over time, oldest first: at the ends of bundles, then after each entry. */
  readonly history: readonly BooksAt[];
  /** Newest first. */
  readonly newest: readonly LogEntry[];
}

/** How many of the newest entries an overview has. */
const NEWEST = 10;

/** @throws LogFileBroken; and what `source` throws */
export async function overviewOf(source: LogSource): Promise<LogOverview> {
  const size = readCheckpoint(await source.checkpoint())?.size;
  if (size === undefined) throw new LogFileBroken({ kind: 'checkpoint', why: 'malformed' });
  const ended = (await source.books()).filter((row) => row.size <= size);
  const full = Math.floor(size / FULL);
  const last = ended.at(-1) ?? { ...EMPTY_LOG, at: 0 };
  if (last.size !== full * FULL) throw new LogFileBroken({ kind: 'books-differ', size: full * FULL });

  const tail = await entriesOf(source, full, size);
  const history = [...ended];
  let { books } = last;
  for (const entry of tail) {
    books = after(books, entry);
    history.push({ size: entry.sequence, at: entry.at, books });
  }
  const before = tail.length < NEWEST && full > 0 ? await entriesOf(source, full - 1, size) : [];
  return { size, books, history, newest: [...before, ...tail].slice(-NEWEST).reverse() };
}

async function entriesOf(source: LogSource, index: number, size: number): Promise<readonly LogEntry[]> {
  const width = widthOf(0, index, size);
  if (width === 0) return [];
  const texts = entriesIn(await source.entries(index, width)) ?? [];
  const entries = texts.map((text) => readEntry(new TextDecoder().decode(text)));
  if (entries.length !== width || entries.some((entry) => entry === null)) {
    const from = index * FULL + 1;
    throw new LogFileBroken({ kind: 'entries-missing', from, to: from + width - 1 });
  }
  return entries as readonly LogEntry[];
}

function after(books: PublicBooks, entry: LogEntry): PublicBooks {
  const left = books.members - entry.cents;
  if (entry.from === 'members' && left < 0) {
    throw new LogFileBroken({ kind: 'members-negative', entry: entry.sequence, cents: left });
  }
  return booksAfter(books, entry);
}
