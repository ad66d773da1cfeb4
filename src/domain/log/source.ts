import type { BooksAt } from './append.ts';
import {
  consistencyPath as consistencyPathFrom,
  type Hash,
  inclusionPath as inclusionPathFrom,
} from './merkle.ts';
import { hashesIn, subtreesFrom } from './tiles.ts';

/** A published log, wherever it is: its files at a URL, in a folder, or in this browser. Methods reject if it is out of reach. */
export interface LogSource {
  /** The public key, as `writeVerifierKey` writes it. */
  verifierKey(): Promise<string>;
  /** The signed note. */
  checkpoint(): Promise<string>;
  /** The bytes of a tile; fewer than `width` hashes where the log has lost some. */
  tile(level: number, index: number, width: number): Promise<Uint8Array>;
  /** The bytes of a bundle. */
  entries(index: number, width: number): Promise<Uint8Array>;
  /**
   * What the books held after some of the full bundles, in order, the last one included; for a first look. It is no part
   * of the tree, so `verifyLog` compares it with the entries.
   */
  books(): Promise<readonly BooksAt[]>;
}

/** A file of the log is not what it has to be. */
export class LogFileBroken extends Error {
  override readonly name = 'LogFileBroken';
}

const tilesOf =
  (source: LogSource) =>
  async (level: number, index: number, width: number): Promise<readonly Hash[]> => {
    const hashes = hashesIn(await source.tile(level, index, width), width);
    if (!hashes) throw new LogFileBroken(`Tile ${index} at level ${level} does not have ${width} hashes`);
    return hashes;
  };

/** @throws LogFileBroken; RangeError when there is no such entry */
export const inclusionPath = (source: LogSource, index: number, size: number): Promise<readonly Hash[]> =>
  inclusionPathFrom(index, size, subtreesFrom(size, tilesOf(source)));

/** @throws LogFileBroken; RangeError when `earlier` is larger */
export const consistencyPath = (
  source: LogSource,
  earlier: number,
  later: number,
): Promise<readonly Hash[]> => consistencyPathFrom(earlier, later, subtreesFrom(later, tilesOf(source)));
