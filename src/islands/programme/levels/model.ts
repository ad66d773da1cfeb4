import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { levelKey, type MatrixLevel, readLevelKey } from '#domain/programme/activation.ts';
import { createAction } from '#stores/action.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { unlessPending } from '#stores/unless-pending.ts';

/** Looking at all levels, or at one that is about to be activated (`?activate=s6-3`). */
const steps = createStepInUrl((query) => readLevelKey(query.get('activate') ?? ''));

/** The level that is looked over before it is activated; null: all of them. */
export const $reviewedLevel = steps.$step;

const $latest = atom<MatrixLevel | null>(null);

/** The level whose activation was recorded last since the page was loaded, to say so. The programme shows how far it is. */
export const $activatedLevel: ReadableAtom<MatrixLevel | null> = $latest;

export function reviewActivation(level: MatrixLevel): void {
  $latest.set(null);
  activation.reset();
  steps.go(`?activate=${levelKey(level)}`);
}

export const backToLevels = () => steps.go('');

/** Activates the level that was looked over. */
export const activation = createAction(async (level: MatrixLevel) => {
  await unlessPending((await backend()).activateLevel(level));
  $latest.set(level);
  // Going back must not lead to where it would be asked for again. Whoever looks over another level stays there.
  const reviewed = $reviewedLevel.get();
  if (reviewed && levelKey(reviewed) === levelKey(level)) steps.goInstead('');
});
