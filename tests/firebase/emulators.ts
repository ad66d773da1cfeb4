type Variables = Readonly<Record<string, string>>;

/** By which Google's libraries find the emulators of each worker. `scripts/test-firebase.mjs` starts them. */
export const emulatorsOfWorkers = (): readonly Variables[] =>
  JSON.parse(process.env['TESSERA_EMULATORS'] ?? '[{}]');

// Vitest numbers its workers from 1. It runs this file in each of them, before the tests.
Object.assign(process.env, emulatorsOfWorkers()[Number(process.env['VITEST_POOL_ID']) - 1]);
