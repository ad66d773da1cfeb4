import { computed, type ReadableAtom } from 'nanostores';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import { highestLevels, type ProgrammeView } from '#domain/programme/view.ts';
import { type Live, live } from './remote-data.ts';

/** The signed-in member's levels, places and incomes. */
export const $programme = live<ProgrammeView>((opened, onProgramme, onError) =>
  opened.watchProgramme(onProgramme, onError),
);

/** The highest level that is active in each matrix: what the profile calls the trading plan. */
export const $tradingPlan: ReadableAtom<Live<readonly MatrixLevel[]>> = computed($programme, (programme) =>
  programme.state === 'ready' ? { ...programme, value: highestLevels(programme.value) } : programme,
);
