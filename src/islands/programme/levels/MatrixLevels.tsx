import type { MatrixView } from '../../../domain/programme/view.ts';
import { MATRIX_NAMES, PROGRAMME_WORDS } from '../../../i18n/programme.ts';
import { type LevelOutcomes, Outcome } from './Outcome.tsx';
import { LevelTile } from './LevelTile.tsx';
import styles from './MatrixLevels.module.css';

interface Props {
  readonly matrix: MatrixView;
  readonly advertisedPercent: number;
  readonly outcomes: LevelOutcomes;
}

/** All levels of one matrix, from the first up. */
export function MatrixLevels({ matrix: { id, levels }, advertisedPercent, outcomes }: Props) {
  return (
    <section className={styles.matrix} aria-labelledby={`matrix-${id}`}>
      <h3 id={`matrix-${id}`}>{MATRIX_NAMES[id]}</h3>
      <p className={styles.advertised}>
        {PROGRAMME_WORDS.advertised(advertisedPercent)} <Outcome matrix={id} outcomes={outcomes} />
      </p>
      <ol className={styles.levels}>
        {levels.map((level, index) => (
          <LevelTile key={level.level} level={level} isNextOpen={levels[index + 1]?.box === null} />
        ))}
      </ol>
    </section>
  );
}
