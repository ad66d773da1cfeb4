/** Countries that `Intl.DisplayNames` calls by a name that no one says, e.g. `Congo - Kinshasa`. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
};
