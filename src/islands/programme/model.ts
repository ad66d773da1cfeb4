import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { levelKey, type MatrixLevel, readLevelKey } from '#domain/programme/activation.ts';
import { createAction, unlessPending } from '#stores/action.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { $walk } from '#stores/walk.ts';

export const TABS = ['levels', 'partners'] as const;
export type Tab = (typeof TABS)[number];

/** What the screen shows: a tab (`?show=partners`), or in the first one a level under review (`?activate=s6-3`). */
const steps = createStepInUrl((query): { readonly tab: Tab; readonly reviewed: MatrixLevel | null } => ({
  tab: query.get('show') === 'partners' ? 'partners' : 'levels',
  reviewed: readLevelKey(query.get('activate') ?? ''),
}));

export const $tab = computed(steps.$step, ({ tab }) => tab);

export const showTab = (tab: Tab): void => steps.go(tab === 'levels' ? '' : `?show=${tab}`);

/** The level under review, or null for all levels. */
export const $reviewedLevel = computed(steps.$step, ({ reviewed }) => reviewed);

/** The day of the walk; null: there is none. Undefined while it is not known. */
const $day = computed($walk, (walk) => (walk.state === 'ready' ? (walk.value?.day ?? null) : undefined));

interface Activated {
  readonly level: MatrixLevel;
  readonly day: number | null | undefined;
}

const $latest = atom<Activated | null>(null);

/** The last activation recorded since the page loaded, until time passes. The programme shows its progress. */
export const $activatedLevel: ReadableAtom<MatrixLevel | null> = computed([$latest, $day], (latest, day) =>
  latest && (day === undefined || day === latest.day) ? latest.level : null,
);

export function reviewActivation(level: MatrixLevel): void {
  $latest.set(null);
  activation.reset();
  steps.go(`?activate=${levelKey(level)}`);
}

export const backToLevels = () => steps.go('');

/** Activates the reviewed level. */
export const activation = createAction(async (level: MatrixLevel) => {
  await unlessPending((await backend()).activateLevel(level));
  $latest.set({ level, day: $day.get() });
  // Going back must not ask for it again. Does nothing if the member is reviewing another level.
  const reviewed = $reviewedLevel.get();
  if (reviewed && levelKey(reviewed) === levelKey(level)) steps.goInstead('');
});
