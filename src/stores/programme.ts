import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import { remote } from './remote-data.ts';

/** The signed-in member's levels and places. */
export const $programme = remote<ProgrammeView>((opened, onProgramme, onError) =>
  opened.watchProgramme(onProgramme, onError),
);

/** The highest active level of each matrix: the profile's trading plan. */
export const $tradingPlan = remote<readonly MatrixLevel[]>((opened, ...listeners) =>
  opened.watchTradingPlan(...listeners),
);
