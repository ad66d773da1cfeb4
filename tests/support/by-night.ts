/** Nightly tests (TESSERA_NIGHT=1) have time to find what is rare, and to prove once more on a slow level what a fast one proves. */
export const IS_NIGHT = process.env['TESSERA_NIGHT'] === '1';

/** Test files that wait for the night. */
export const NOT_BY_DAY: string[] = IS_NIGHT ? [] : ['**/*.night.*'];

/** How often something random is tried. */
export const byNight = (night: number, day: number): number => (IS_NIGHT ? night : day);
