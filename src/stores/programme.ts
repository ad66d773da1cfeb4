import type { HeldLevel, ProgrammeView } from '#domain/programme/view.ts';
import { remote } from './remote-data.ts';

/** The signed-in member's levels and places. */
export const $programme = remote<ProgrammeView>((opened, onProgramme, onError) =>
  opened.watchProgramme(onProgramme, onError),
);

/** The highest level of each matrix that the member holds: the profile names them. */
export const $tradingPlan = remote<readonly HeldLevel[]>((opened, ...listeners) =>
  opened.watchTradingPlan(...listeners),
);
