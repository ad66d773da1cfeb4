import { useStore } from '@nanostores/react';
import type { MatrixId } from '../../../domain/activation.ts';
import { ACTIVATION_WORDS, levelName, PROGRAMME_WORDS } from '../../../i18n/programme.ts';
import { $activatedLevel, $reviewedLevel } from '../../../stores/activation.ts';
import { $programme } from '../../../stores/programme.ts';
import { LiveView } from '../../ui/LiveView.tsx';
import { Said } from '../../ui/Said.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { MatrixLevels } from './MatrixLevels.tsx';
import type { LevelOutcomes } from './Outcome.tsx';
import { Review } from './Review.tsx';

/** The plan that members take part in, as its page knows it. */
export interface LevelPlan {
  readonly name: string;
  /** Gross, per cycle, of the price of a level. */
  readonly advertisedPercent: Readonly<Record<MatrixId, number>>;
  readonly outcomes: LevelOutcomes;
}

/** The member's levels in each matrix; in their place the one that is about to be activated. */
export function Levels({ plan }: { readonly plan: LevelPlan }) {
  const reviewed = useStore($reviewedLevel);
  const activated = useStore($activatedLevel);
  const heading = useFocusOnChange<HTMLHeadingElement>(reviewed);

  return (
    <section className="stack" aria-labelledby="levels">
      <div>
        <h2 id="levels" tabIndex={-1} ref={heading}>
          {reviewed ? ACTIVATION_WORDS.title(levelName(reviewed)) : PROGRAMME_WORDS.levels(plan.name)}
        </h2>
        <Said text={activated && PROGRAMME_WORDS.activated(levelName(activated))} />
      </div>
      <LiveView store={$programme}>
        {({ matrices }) =>
          reviewed ? (
            <Review at={reviewed} matrices={matrices} outcomes={plan.outcomes} />
          ) : (
            <>
              <p>{PROGRAMME_WORDS.levelsHint}</p>
              {matrices.map((matrix) => (
                <MatrixLevels
                  key={matrix.id}
                  matrix={matrix}
                  advertisedPercent={plan.advertisedPercent[matrix.id]}
                  outcomes={plan.outcomes}
                />
              ))}
            </>
          )
        }
      </LiveView>
    </section>
  );
}
