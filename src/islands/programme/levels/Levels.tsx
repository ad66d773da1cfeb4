import { useStore } from '@nanostores/react';
import type { MatrixId, MatrixLevel } from '#domain/programme/activation.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import { levelName } from '#i18n/levels.ts';
import { activationText, programmeText } from '#islands/programme/text.ts';
import { $programme } from '#stores/programme.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { Board } from './Board.tsx';
import styles from './Levels.module.css';
import type { LevelOutcomes } from './Outcome.tsx';
import { Review } from './Review.tsx';
import { $activatedLevel, $reviewedLevel } from './model.ts';

/** The data of the members' plan. */
export interface LevelPlan {
  readonly name: string;
  /** Gross per cycle, relative to a level's price. */
  readonly advertisedPercent: Readonly<Record<MatrixId, number>>;
  readonly outcomes: LevelOutcomes;
}

/** The member's levels in each matrix, or the review of one level. */
export function Levels({ plan }: { readonly plan: LevelPlan }) {
  const reviewed = useStore($reviewedLevel);
  const activated = useStore($activatedLevel);
  const programme = useStore($programme);
  const heading = useFocusOnChange<HTMLHeadingElement>(reviewed);

  return (
    <section className="stack" aria-labelledby="levels">
      <div>
        <h2 id="levels" tabIndex={-1} ref={heading}>
          {reviewed ? activationText.title(levelName(reviewed)) : programmeText.levels(plan.name)}
        </h2>
        <StatusMessage
          text={activated && programme.state === 'ready' ? outcomeOf(activated, programme.value) : null}
        />
      </div>
      <RemoteView store={$programme}>
        {({ matrices }) =>
          reviewed ? (
            <Review at={reviewed} matrices={matrices} outcomes={plan.outcomes} />
          ) : (
            <>
              <p className="field__hint">{programmeText.levelsHint}</p>
              <div className={styles.boards}>
                {matrices.map((matrix) => (
                  <Board
                    key={matrix.id}
                    matrix={matrix}
                    advertisedPercent={plan.advertisedPercent[matrix.id]}
                    outcomes={plan.outcomes}
                  />
                ))}
              </div>
            </>
          )
        }
      </RemoteView>
    </section>
  );
}

/** The outcome of a requested activation, as far as it is known. A refusal is shown in its review. */
function outcomeOf(asked: MatrixLevel, { matrices }: ProgrammeView): string | null {
  const level = matrices.find(({ id }) => id === asked.matrix)?.levels[asked.level - 1];
  if (level?.status === 'requested') return programmeText.requested(levelName(asked));
  return level?.box ? programmeText.activated(levelName(asked)) : null;
}
