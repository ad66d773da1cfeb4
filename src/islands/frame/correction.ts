import { backend } from '#backend/index.ts';
import type { Correction } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';
import { remote } from '#stores/remote-data.ts';

export type { Correction };

/** The correction of the member's balances that they have not acknowledged yet, or null. */
export const $correction = remote<Correction | null>((opened, onCorrection, onError) => {
  if (opened.corrections) return opened.corrections.watchCorrection(onCorrection, onError);
  onCorrection(null);
  return () => undefined;
});

export const acknowledgement = createAction(async () => {
  await (await backend()).corrections?.acknowledgeCorrection();
});
