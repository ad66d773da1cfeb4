import { FieldValue } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { appendToPublicLog, type LogHead } from '#domain/log/append.ts';
import { type Salt, SALT_BYTES, type SaltedPostings, saltOf } from '#domain/log/entry.ts';
import type { LogHeadDocument } from '#firestore/documents.ts';
import { bundleUpdate, fromLogHead, tileUpdate, toLogHead } from '#firestore/public-log.ts';
import { paths } from '#firestore/paths.ts';
import { BooksDisagree } from './books-disagree.ts';

/** `set` fails if the document has changed since it was read; `merge` keeps the fields that it does not name. */
interface LogBatch {
  set(path: string, data: object): unknown;
  merge(path: string, data: object): unknown;
}

export const newSalt = (): Salt => saltOf(randomBytes(SALT_BYTES));

/** @throws BooksDisagree when the head is malformed */
export function headIn(document: LogHeadDocument | null): LogHead {
  try {
    return toLogHead(document);
  } catch (cause) {
    throw new BooksDisagree([`${paths.logHead()} cannot be read: ${(cause as Error).message}`]);
  }
}

/**
 * Appends requests to the public log: writes the head, the bundles that gain entries, and the tiles above a bundle that
 * becomes full. Only the head needs a precondition: the settler that loses the race for it writes nothing at all.
 *
 * @returns the head after the batch
 * @throws LedgerBroken as `appendToPublicLog`
 */
export function writeLogEntries(
  batch: LogBatch,
  head: LogHead,
  requests: readonly SaltedPostings[],
): LogHead {
  const appended = appendToPublicLog(head, requests);
  batch.set(paths.logHead(), fromLogHead(appended.head));
  for (const bundle of appended.bundles) {
    batch.merge(paths.logBundle(bundle.index), bundleUpdate(bundle, added));
  }
  for (const tile of appended.tiles) {
    batch.merge(paths.logTile(tile.level, tile.index), tileUpdate(tile, added));
  }
  return appended.head;
}

const added = (...values: string[]): FieldValue => FieldValue.arrayUnion(...values);
