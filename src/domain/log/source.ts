import type { BooksAt } from './append.ts';
import { readCheckpoint } from './checkpoint.ts';
import type { SaltedPostings } from './entry.ts';
import { LogFileBroken, NoLog } from './fault.ts';
import {
  consistencyPath as consistencyPathFrom,
  edgeFrom,
  HASH_BYTES,
  type Hash,
  inclusionPath as inclusionPathFrom,
  type ReadSubtree,
  type RightEdge,
} from './merkle.ts';
import type { InclusionProof } from './inclusion-proof.ts';
import { bundleOf, entriesIn, FULL, hashesIn, type LogResource, pathOf, subtreesFrom } from './tiles.ts';

/**
 * A published log, wherever it is: files at a URL, in a folder, or in this browser. Its methods reject if
 * they cannot read it.
 */
export interface LogSource {
  /** The public key in the form of `writeVerifierKey`. */
  verifierKey(): Promise<string>;
  /** The signed note. */
  checkpoint(): Promise<string>;
  /** The bytes of a tile; fewer than `width` hashes if the log has lost some. */
  tile(level: number, index: number, width: number): Promise<Uint8Array>;
  /** The bytes of a bundle. */
  entries(index: number, width: number): Promise<Uint8Array>;
  /**
   * What the books held after some of the full bundles, in order and with the last one, for a first look. The
   * tree does not cover it, so `verifyPublicLog` compares it with the entries.
   */
  books(): Promise<readonly BooksAt[]>;
}

/** Reads the bytes of a file below the log's prefix; null: there is no such file. */
export type ReadLogFile = (path: string) => Promise<Uint8Array | null>;

/**
 * The log whose files `read` reads. Its methods reject as `read` does, and with `NoLog` if the key or the
 * checkpoint is missing.
 */
export function publicLogOfFiles(read: ReadLogFile): LogSource {
  const file = (resource: LogResource) => read(pathOf(resource));

  async function text(resource: LogResource): Promise<string> {
    const bytes = await file(resource);
    if (!bytes) throw new NoLog(`There is no ${pathOf(resource)}`);
    return new TextDecoder().decode(bytes);
  }

  return {
    verifierKey: () => text({ kind: 'vkey' }),
    checkpoint: () => text({ kind: 'checkpoint' }),
    async tile(level, index, width) {
      const bytes = await file({ kind: 'tile', level, index, width });
      // A log may remove a partial file when the full one exists, which begins with the same bytes.
      const full = bytes ?? (await file({ kind: 'tile', level, index, width: FULL })) ?? new Uint8Array();
      return full.subarray(0, width * HASH_BYTES);
    },
    async entries(index, width) {
      const bytes = await file({ kind: 'entries', index, width });
      if (bytes || width === FULL) return bytes ?? new Uint8Array();
      const full = await file({ kind: 'entries', index, width: FULL });
      const entries = full && entriesIn(full);
      return entries ? bundleOf(entries.slice(0, width)) : new Uint8Array();
    },
    async books() {
      const bytes = await file({ kind: 'books' });
      return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as readonly BooksAt[]) : [];
    },
  };
}

/** The part of a log that gives its hashes. */
type Tiles = Pick<LogSource, 'tile'>;

const tilesOf =
  (source: Tiles) =>
  async (level: number, index: number, width: number): Promise<readonly Hash[]> => {
    const hashes = hashesIn(await source.tile(level, index, width), width);
    if (!hashes) throw new LogFileBroken({ kind: 'tile-unreadable', level, index });
    return hashes;
  };

/** Reads the hashes of complete subtrees in a log of this size. @throws LogFileBroken; and what `source` throws */
export const subtreesOf = (source: Tiles, size: number): ReadSubtree => subtreesFrom(size, tilesOf(source));

/** @throws as `subtreesOf`; RangeError when there is no such entry */
export const inclusionPath = (source: LogSource, index: number, size: number): Promise<readonly Hash[]> =>
  inclusionPathFrom(index, size, subtreesOf(source, size));

/**
 * The proof that postings are in the log of a signed checkpoint.
 *
 * @param sequence of their entry, from 1
 * @throws as `subtreesOf`; RangeError when the checkpoint does not cover the entry
 */
export async function inclusionProofOf(
  source: LogSource,
  { postings, salt, sequence }: SaltedPostings & { readonly sequence: number },
  checkpoint: string,
): Promise<InclusionProof> {
  const size = readCheckpoint(checkpoint)?.size ?? 0;
  return { postings, salt, sequence, checkpoint, path: await inclusionPath(source, sequence - 1, size) };
}

/** The right edge of the log at this size, made from its tiles. @throws as `subtreesOf` */
export const edgeAt = (source: Tiles, size: number): Promise<RightEdge> =>
  edgeFrom(size, subtreesOf(source, size));

/** @throws as `subtreesOf`; RangeError when `earlier` is larger */
export const consistencyPath = (
  source: LogSource,
  earlier: number,
  later: number,
): Promise<readonly Hash[]> => consistencyPathFrom(earlier, later, subtreesOf(source, later));
