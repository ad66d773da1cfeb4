import type { BooksAt } from '#domain/log/append.ts';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { LogFileBroken } from '#domain/log/fault.ts';
import { type Hash, readHash, rootOf } from '#domain/log/merkle.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import type { LogSource } from '#domain/log/source.ts';
import { bundleOf, FULL, tileOf } from '#domain/log/tiles.ts';
import type { LogBundleDocument, LogHeadDocument, LogTileDocument } from '#firestore/documents.ts';
import { toBooksAt, toLogHead } from '#firestore/public-log.ts';
import { paths } from '#firestore/paths.ts';
import type { LogSigner } from './log-signer.ts';
import type { Reads } from './reads.ts';

/** The parts of the published log that need no signature. */
export type StoredLog = Pick<LogSource, 'tile' | 'entries' | 'books'>;

/**
 * The public log as Firestore's documents have it. A bundle's document holds its entries and their hashes, which are
 * the tile of the same index at level 0. The methods reject when Firestore, or a hash, cannot be read.
 */
export function storedLog(reads: Reads): StoredLog {
  /** The books at the end of each full bundle read so far: they never change. */
  const known: BooksAt[] = [];

  return {
    async tile(level, index, width) {
      const path = level === 0 ? paths.logBundle(index) : paths.logTile(level, index);
      const found = await reads.document<LogBundleDocument | LogTileDocument>(path);
      return tileOf((found?.hashes ?? []).slice(0, width).map((text) => hashIn(text, level, index)));
    },

    async entries(index, width) {
      const found = await reads.document<LogBundleDocument>(paths.logBundle(index));
      const texts = (found?.entries ?? []).slice(0, width);
      return bundleOf(texts.map((text) => new TextEncoder().encode(text)));
    },

    async books() {
      const found = await reads.documents(
        reads.db
          .collection(paths.logBundles())
          .where('index', '>=', known.length)
          .orderBy('index')
          .select('index', 'size', 'at', 'books'),
      );
      for (const { index, ...after } of found.map((each) => each.data() as LogBundleDocument)) {
        if (index === known.length && after.size === (index + 1) * FULL) known.push(toBooksAt(after));
      }
      return thinned(known);
    },
  };
}

function hashIn(text: string, level: number, index: number): Hash {
  try {
    return readHash(text);
  } catch {
    throw new LogFileBroken({ kind: 'tile-unreadable', level, index });
  }
}

/** The stored log, with a checkpoint made from its head alone. Only `openCheckpoints` compares it with earlier ones. */
export const publishedLog = (reads: Reads, { key, sign }: LogSigner): LogSource => ({
  ...storedLog(reads),
  verifierKey: async () => `${writeVerifierKey(key)}\n`,
  async checkpoint() {
    const { size, edge } = toLogHead((await reads.document<LogHeadDocument>(paths.logHead())) ?? null);
    return signNote(writeCheckpoint({ origin: key.name, size, root: rootOf(edge) }), key, sign);
  },
});

/** How many rows of a chart are useful. */
const MOST_ROWS = 256;

/** Thins the rows evenly and always keeps the last one. */
function thinned(rows: readonly BooksAt[]): readonly BooksAt[] {
  const every = Math.ceil(rows.length / MOST_ROWS);
  return rows.filter((_, nth) => nth === rows.length - 1 || nth % every === 0);
}
