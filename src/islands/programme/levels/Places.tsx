import type { MatrixId } from '#domain/programme/activation.ts';
import type { Box } from '#domain/programme/box.ts';
import { levelText } from '#islands/programme/text.ts';
import styles from './Places.module.css';

/** The number of places in each line. */
const LINES: Readonly<Record<MatrixId, readonly number[]>> = { s6: [2, 4], s8: [8] };

/** A matrix's places: as tiles, as a count, and with the members who took them. */
export function Places({ box, matrix }: { readonly box: Box; readonly matrix: MatrixId }) {
  const lines = LINES[matrix];
  const taken = new Set(box.places.map(({ place }) => place));
  const unnamed = box.filled - box.places.length;
  let place = 0;
  return (
    <div className={styles.box}>
      <div className={styles.drawing} aria-hidden="true">
        {lines.map((length) => (
          <div key={length} className={styles.line}>
            {Array.from({ length }, () => {
              place += 1;
              return <span key={place} className={taken.has(place) ? styles.taken : styles.free} />;
            })}
          </div>
        ))}
      </div>
      <p className={styles.counts}>
        {levelText.filled(box, place)}, {levelText.cycles(box)}.
      </p>
      {box.places.length > 0 && (
        <details className={styles.names}>
          <summary>{levelText.whoFilled}</summary>
          <dl>
            {box.places
              .toSorted((left, right) => left.place - right.place)
              .map((each) => (
                <div key={each.place}>
                  <dt>{levelText.place(each.place)}</dt>
                  <dd>{each.username}</dd>
                </div>
              ))}
          </dl>
        </details>
      )}
      {unnamed > 0 && <p className={styles.counts}>{levelText.unnamed(unnamed)}</p>}
    </div>
  );
}
