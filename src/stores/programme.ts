import { computed, type ReadableAtom } from 'nanostores';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import { highestLevels, type ProgrammeView } from '#domain/programme/view.ts';
import { type RemoteData, remote } from './remote-data.ts';

/** The signed-in member's levels, places and incomes. */
export const $programme = remote<ProgrammeView>((opened, onProgramme, onError) =>
  opened.watchProgramme(onProgramme, onError),
);

/** The highest active level of each matrix: the profile's trading plan. */
export const $tradingPlan: ReadableAtom<RemoteData<readonly MatrixLevel[]>> = computed(
  $programme,
  (programme) =>
    programme.state === 'ready' ? { ...programme, value: highestLevels(programme.value) } : programme,
);
