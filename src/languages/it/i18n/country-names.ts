import type * as english from '#i18n/country-names.ts';

export const COUNTRY_NAMES: typeof english.COUNTRY_NAMES = {
  CD: 'Repubblica Democratica del Congo',
  CG: 'Repubblica del Congo',
  CZ: 'Repubblica Ceca',
  FK: 'Isole Falkland',
  MM: 'Myanmar',
};
