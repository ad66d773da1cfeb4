import { useState } from 'react';
import { sum } from '#domain/money/cents.ts';
import type { MatrixView } from '#domain/programme/view.ts';
import { usd } from '#i18n/format.ts';
import { MATRIX_NAMES } from '#i18n/levels.ts';
import { programmeText } from '#islands/programme/text.ts';
import styles from './Board.module.css';
import { LevelSheet } from './LevelSheet.tsx';
import { LevelTile } from './LevelTile.tsx';
import { type LevelOutcomes, ShortOutcome } from './Outcome.tsx';

interface Props {
  readonly matrix: MatrixView;
  readonly advertisedPercent: number;
  readonly outcomes: LevelOutcomes;
}

/** All levels of one matrix as tiles, lowest first. A tile opens what is known of its level. */
export function Board({ matrix: { id, levels }, advertisedPercent, outcomes }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = levels.find(({ level }) => level === opened);
  const active = levels.filter(({ box }) => box !== null);
  return (
    <section className={`card ${styles.board}`} aria-labelledby={`matrix-${id}`}>
      <header className={styles.head}>
        <h3 id={`matrix-${id}`}>{MATRIX_NAMES[id]}</h3>
        <p>
          {programmeText.boardSum(
            active.length,
            usd(sum(active.map(({ earned }) => earned))),
            usd(sum(active.map(({ missed }) => missed))),
          )}
        </p>
      </header>
      <ol className={styles.tiles}>
        {levels.map((level) => (
          <LevelTile key={level.level} level={level} onOpen={() => setOpened(level.level)} />
        ))}
      </ol>
      <p className={styles.advertised}>
        {programmeText.advertised(advertisedPercent)} <ShortOutcome matrix={id} outcomes={outcomes} />
      </p>
      {shown && (
        <LevelSheet
          level={shown}
          isNextOpen={levels[shown.level]?.box === null}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
