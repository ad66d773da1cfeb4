import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { levelKey, type MatrixLevel, readLevelKey } from '#domain/programme/activation.ts';
import { createAction, unlessPending } from '#stores/action.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';

/** The levels on the screen: all of them, or the one under review (`?activate=s6-3`). */
const steps = createStepInUrl((query) => readLevelKey(query.get('activate') ?? ''));

/** The level under review, or null for all levels. */
export const $reviewedLevel = steps.$step;

const $latest = atom<MatrixLevel | null>(null);

/** The last activation recorded since the page loaded. The programme shows its progress. */
export const $activatedLevel: ReadableAtom<MatrixLevel | null> = $latest;

export function reviewActivation(level: MatrixLevel): void {
  $latest.set(null);
  activation.reset();
  steps.go(`?activate=${levelKey(level)}`);
}

export const backToLevels = () => steps.go('');

/** Activates the reviewed level. */
export const activation = createAction(async (level: MatrixLevel) => {
  await unlessPending((await backend()).activateLevel(level));
  $latest.set(level);
  // Going back must not ask for it again. Does nothing if the member is reviewing another level.
  const reviewed = $reviewedLevel.get();
  if (reviewed && levelKey(reviewed) === levelKey(level)) steps.goInstead('');
});
