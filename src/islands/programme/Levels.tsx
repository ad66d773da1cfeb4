import type { Cents } from '../../domain/cents.ts';
import { usd } from '../../i18n/format.ts';
import { PROGRAMME_WORDS } from '../../i18n/programme.ts';
import { RecordTable } from '../ui/RecordTable.tsx';

/** The plan that members take part in. */
export interface LevelPlan {
  readonly name: string;
  /** From level 1 up; the same for each matrix. */
  readonly levelPrices: readonly Cents[];
  readonly matrices: readonly { readonly name: string; readonly advertisedPercent: number }[];
}

export function Levels({ plan: { name, levelPrices, matrices } }: { readonly plan: LevelPlan }) {
  const columns = [
    { label: PROGRAMME_WORDS.level },
    { label: PROGRAMME_WORDS.price, numeric: true },
    ...matrices.map((matrix) => ({ label: matrix.name })),
  ];
  return (
    <section className="stack" aria-labelledby="levels">
      <h2 id="levels">{PROGRAMME_WORDS.levels(name)}</h2>
      <p>{PROGRAMME_WORDS.levelsHint}</p>
      <p>
        {matrices
          .map((matrix) => PROGRAMME_WORDS.advertised(matrix.name, matrix.advertisedPercent))
          .join(' ')}{' '}
        <a href="/maths/">{PROGRAMME_WORDS.mathsLink}</a>
      </p>
      <RecordTable
        caption={PROGRAMME_WORDS.tableCaption}
        columns={columns}
        narrow="pairs"
        rows={levelPrices.map((price, index) => ({
          key: index,
          cells: [
            PROGRAMME_WORDS.levelNumber(index + 1),
            usd(price),
            ...matrices.map((matrix) => (
              <span key={matrix.name} className="chip">
                {PROGRAMME_WORDS.locked}
              </span>
            )),
          ],
        }))}
      />
    </section>
  );
}
