import type { Hash } from '#domain/log/merkle.ts';
import styles from './Sample.module.css';

const COLUMNS = 8;
const TILE = 7;
const TONES = [0, 1, 2, 3] as const;

interface Props {
  readonly hash: Hash;
  /** Whether it is the hash that was signed. */
  readonly fits: boolean;
  /** Its place among those that turn one after the other; absent: it does not wait for others. */
  readonly nth?: number | undefined;
}

/** A hash as a mosaic: a tile for each of its 32 bytes, in one of four colours. */
export const HashTiles = ({ hash, fits, nth }: Props) => (
  <svg
    className={fits ? styles.tiles : `${styles.tiles} ${styles.turned}`}
    viewBox={`-1 -1 ${COLUMNS * TILE + 1} ${(hash.length / COLUMNS) * TILE + 1}`}
    style={nth === undefined ? undefined : { animationDelay: `calc(${nth} * var(--time-1) / 2)` }}
    aria-hidden="true"
  >
    {TONES.map((tone) => (
      <path key={tone} d={tilesOf(hash, tone)} />
    ))}
  </svg>
);

const tilesOf = (hash: Hash, tone: number): string =>
  [...hash]
    .map((byte, nth) =>
      byte % TONES.length === tone
        ? `M${(nth % COLUMNS) * TILE} ${Math.floor(nth / COLUMNS) * TILE}h6v6h-6z`
        : '',
    )
    .join('');
