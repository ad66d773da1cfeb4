import { appendEntries, type LogHead, type TilePart } from '#domain/log/append.ts';
import { PUBLIC_BOOKS, type PublicBooks } from '#domain/log/books.ts';
import { type LogEntry, readEntry } from '#domain/log/entry.ts';
import { writeHash } from '#domain/log/merkle.ts';
import { FULL } from '#domain/log/tiles.ts';
import type { LogBundleDocument, LogHeadDocument } from '#firestore/documents.ts';

/** A bundle, appended again to the log before it. */
export interface Reappended {
  /** The head after its entries; null: the entries cannot be appended; `faults` says why. */
  readonly head: LogHead | null;
  readonly tiles: readonly TilePart[];
  /** What in the document does not follow from its entries; of wrong hashes, the first. */
  readonly faults: readonly string[];
}

/**
 * Compares everything that a bundle's document says with its entries.
 * @param before the log's head at the end of the previous bundle
 */
export function reappend(before: LogHead, document: LogBundleDocument): Reappended {
  const index = before.size / FULL;
  const texts = document.entries ?? [];
  const entries = texts.map(readEntry);
  const unreadable = entries.indexOf(null);
  if (unreadable >= 0) return unusable(`entry ${before.size + unreadable + 1} cannot be read`);
  if (texts.length === 0 || texts.length > FULL) return unusable(`it has ${texts.length} entries`);
  try {
    const { head, bundles, tiles } = appendEntries(before, entries as readonly LogEntry[]);
    const [bundle] = bundles;
    if (!bundle) return unusable('it has no entries');
    const own = bundle.hashes.map(writeHash);
    const stored = document.hashes ?? [];
    const wrong = own.findIndex((hash, nth) => stored[nth] !== hash);
    const { size, at, books } = bundle.after;
    const faults = [
      ...compare('index', document.index, index),
      ...compare('size', document.size, size),
      ...compare('time', document.at, at),
      ...compareBooks(document.books, books),
      ...compare('hashes', stored.length, own.length),
      ...(wrong < 0 ? [] : [`hash ${before.size + wrong + 1}: ${stored[wrong]}, by its entry ${own[wrong]}`]),
    ];
    return { head, tiles, faults };
  } catch (cause) {
    // No read happens here, so this error means that the entries do not add up.
    return unusable((cause as Error).message);
  }
}

const unusable = (fault: string): Reappended => ({ head: null, tiles: [], faults: [fault] });

/** Compares the log's head with what its entries lead to. */
export function compareHead(document: LogHeadDocument | undefined, right: LogHead): readonly string[] {
  // Before the first entry the head may be missing.
  if (!document) return right.size === 0 ? [] : ['it is missing'];
  const [stored, edge] = [document.edge?.join(), right.edge.map(writeHash).join()];
  return [
    ...compare('size', document.size, right.size),
    ...compareBooks(document.books, right.books),
    ...(stored === edge ? [] : [`edge: ${stored}, by the entries ${edge}`]),
  ];
}

const compareBooks = (
  stored: Readonly<Partial<Record<string, number>>> | undefined,
  right: PublicBooks,
): readonly string[] => PUBLIC_BOOKS.flatMap((book) => compare(book, stored?.[book], right[book]));

const compare = (what: string, stored: number | undefined, right: number): readonly string[] =>
  stored === right ? [] : [`${what}: ${stored}, by the entries ${right}`];
