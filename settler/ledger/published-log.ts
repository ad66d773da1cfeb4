import type { BooksAt } from '#domain/log/append.ts';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { readHash, rootOf } from '#domain/log/merkle.ts';
import {
  type NoteKey,
  readSigningKey,
  type Sign,
  signNote,
  writeSigningKey,
  writeVerifierKey,
} from '#domain/log/note.ts';
import type { LogSource } from '#domain/log/source.ts';
import { bundleOf, FULL, tileOf } from '#domain/log/tiles.ts';
import type { LogBundleDocument, LogHeadDocument, LogTileDocument } from '#firestore/documents.ts';
import { toBooksAt, toLogHead } from '#firestore/log.ts';
import { paths } from '#firestore/paths.ts';
import type { Reads } from './reads.ts';

/** Signs the log's checkpoints. */
export interface LogSigner {
  readonly key: NoteKey;
  readonly sign: Sign;
}

/** @param text as `npm run ledger:key` prints it. @returns null when it is not such a key */
export async function readLogSigner(text: string): Promise<LogSigner | null> {
  const secret = readSigningKey(text);
  if (!secret) return null;
  const { publicKey, sign } = await keyPairOf(crypto.subtle, secret.seed);
  const key = { name: secret.name, publicKey };
  // The hash in the text is that of the public key: it finds a text that was mistyped.
  return writeSigningKey(key, secret.seed) === text.trim() ? { key, sign } : null;
}

/** The public log as its documents in Firestore say. Rejects when Firestore cannot be read. */
export function publishedLog(reads: Reads, { key, sign }: LogSigner): LogSource {
  /** Of full bundles, which never change. */
  const ended: BooksAt[] = [];

  return {
    async verifierKey() {
      return `${writeVerifierKey(key)}\n`;
    },

    async checkpoint() {
      const { size, edge } = toLogHead((await reads.document<LogHeadDocument>(paths.logHead())) ?? null);
      return signNote(writeCheckpoint({ origin: key.name, size, root: rootOf(edge) }), key, sign);
    },

    async tile(level, index, width) {
      const path = level === 0 ? paths.logBundle(index) : paths.logTile(level, index);
      const found = await reads.document<LogBundleDocument | LogTileDocument>(path);
      return tileOf((found?.hashes ?? []).slice(0, width).map(readHash));
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
          .where('index', '>=', ended.length)
          .orderBy('index')
          .select('index', 'size', 'at', 'books'),
      );
      for (const { index, ...after } of found.map((each) => each.data() as LogBundleDocument)) {
        if (index === ended.length && after.size === (index + 1) * FULL) ended.push(toBooksAt(after));
      }
      return thinned(ended);
    },
  };
}

/** Rows that a chart can show. */
const MOST_ROWS = 256;

/** Evenly, and always the last. */
function thinned(rows: readonly BooksAt[]): readonly BooksAt[] {
  const every = Math.ceil(rows.length / MOST_ROWS);
  return rows.filter((_, nth) => nth === rows.length - 1 || nth % every === 0);
}
