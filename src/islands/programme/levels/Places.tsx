import type { MatrixId } from '#domain/programme/activation.ts';
import type { Box } from '#domain/programme/box.ts';
import styles from './Places.module.css';

/** The places of each matrix as they are drawn, line by line. Those of S8 stand in one line; two fit a narrow tile. */
const LINES: Readonly<Record<MatrixId, readonly (readonly number[])[]>> = {
  s6: [
    [1, 2],
    [3, 4, 5, 6],
  ],
  s8: [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ],
};

/** The places of the present cycle: filled ones as tiles. */
export function Places({ box, matrix }: { readonly box: Box; readonly matrix: MatrixId }) {
  const taken = new Set(box.places.map(({ place }) => place));
  return (
    <span className={styles.drawing} aria-hidden="true">
      {LINES[matrix].map((line) => (
        <span key={line[0]} className={styles.line}>
          {line.map((place) => (
            <span key={place} className={taken.has(place) ? styles.taken : styles.free} />
          ))}
        </span>
      ))}
    </span>
  );
}
