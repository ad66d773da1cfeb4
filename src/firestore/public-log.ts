import type { BooksAt, BundlePart, LogHead, TilePart } from '#domain/log/append.ts';
import { EMPTY_LOG } from '#domain/log/append.ts';
import type { PublicBooks } from '#domain/log/books.ts';
import { readHash, writeHash } from '#domain/log/merkle.ts';
import { cents } from '#domain/money/cents.ts';
import type { LogBundleDocument, LogHeadDocument, LogTileDocument } from './documents.ts';

/** @param document null: nothing is appended yet */
export function toLogHead(document: LogHeadDocument | null): LogHead {
  if (document === null) return EMPTY_LOG;
  const { size, edge, books } = document;
  return { size, edge: edge.map(readHash), books: toBooks(books) };
}

export const fromLogHead = ({ size, edge, books }: LogHead): LogHeadDocument => ({
  size,
  edge: edge.map(writeHash),
  books,
});

export const toBooksAt = ({ size, at, books }: Pick<LogBundleDocument, keyof BooksAt>): BooksAt => ({
  size,
  at,
  books: toBooks(books),
});

const toBooks = ({ external, house, members }: LogHeadDocument['books']): PublicBooks => ({
  external: cents(external),
  house: cents(house),
  members: cents(members),
});

/**
 * The fields to merge into a bundle's document.
 *
 * @param added makes the value that appends to a list: `FieldValue.arrayUnion`. Entries and hashes are
 * unique, so a union appends all of them, in their order
 */
export const bundleUpdate = <List>(
  { index, entries, hashes, after }: BundlePart,
  added: (...values: string[]) => List,
): Omit<LogBundleDocument, 'entries' | 'hashes'> & Record<'entries' | 'hashes', List> => ({
  index,
  entries: added(...entries),
  hashes: added(...hashes.map(writeHash)),
  ...after,
});

/** The fields to merge into a tile's document. @param added as in `bundleUpdate` */
export const tileUpdate = <List>(
  { level, index, hashes }: TilePart,
  added: (...values: string[]) => List,
): Omit<LogTileDocument, 'hashes'> & Record<'hashes', List> => ({
  level,
  index,
  hashes: added(...hashes.map(writeHash)),
});
