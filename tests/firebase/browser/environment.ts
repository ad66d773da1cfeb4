/** The addresses that `npm run test:firebase` provides. */
export const SITE_FOLDER = variable('TESSERA_FIREBASE_SITE');
export const SITE_PORT = Number(variable('TESSERA_TEST_PORT'));
/** The site with the embedded backend. */
export const LOCAL_PORT = Number(variable('TESSERA_LOCAL_PORT'));
export const AUTH = `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}`;
export const FIRESTORE = `http://${variable('FIRESTORE_EMULATOR_HOST')}`;
export const PROJECT = variable('GCLOUD_PROJECT');
/** The language of the site in the round of money. */
export const LANGUAGE = process.env['TESSERA_LANGUAGE'];

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: npm run test:firebase sets it`);
  return value;
}
