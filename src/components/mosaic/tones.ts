import type { Tone } from '#data/charts.ts';

/** The glass of each tone, for feed readers too, which have none of our styles. */
export const GLASS: Readonly<Record<Tone, string>> = {
  ahead: '#d9a32f',
  behind: '#b04a2b',
  unpaid: '#4a2016',
  plain: '#2c7768',
};
