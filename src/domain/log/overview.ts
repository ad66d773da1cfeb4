import { type BooksAt, booksAfter, EMPTY_LOG } from './append.ts';
import { readCheckpoint } from './checkpoint.ts';
import { type LogEntry, readEntry } from './entry.ts';
import { LogFileBroken, type LogSource } from './source.ts';
import { entriesIn, FULL, widthOf } from './tiles.ts';

/** A first look at a log, in a few reads however long it is. Nothing of it is verified. */
export interface LogOverview {
  /** Entries in the log. */
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
  if (size === undefined) throw new LogFileBroken('The checkpoint cannot be read');
  const ended = (await source.books()).filter((row) => row.size <= size);
  const full = Math.floor(size / FULL);
  const last = ended.at(-1) ?? { ...EMPTY_LOG, at: 0 };
  if (last.size !== full * FULL) throw new LogFileBroken('The books of the last full bundle are missing');

  const tail = await entriesOf(source, full, size);
  const history = [...ended];
  let { books } = last;
  for (const entry of tail) {
    books = booksAfter(books, entry);
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
    throw new LogFileBroken(`The entries of bundle ${index} cannot be read`);
  }
  return entries as readonly LogEntry[];
}
