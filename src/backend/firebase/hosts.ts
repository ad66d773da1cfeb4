/**
 * The hosts that the pages of a Firebase build contact, for their security policy. Only the build reads them;
 * a build with the embedded backend contacts none.
 */
import { POPUP_ROUTES, ROUTES } from '#domain/routes.ts';
import type { Emulators } from './config.ts';
import { GOOGLE_PHOTOS } from './google-photo.ts';

export interface BuildEnvironment {
  readonly PUBLIC_BACKEND?: string | undefined;
  readonly PUBLIC_FIREBASE_AUTH_DOMAIN?: string | undefined;
  readonly PUBLIC_FIREBASE_APP_CHECK_KEY?: string | undefined;
  readonly PUBLIC_FIREBASE_EMULATORS?: string | undefined;
}

/** The default ports of firebase-tools. */
export const EMULATOR_PORTS = { auth: 9099, firestore: 8080 } as const;

/** @param setting `host`, or `host:authPort:firestorePort` if the emulators use other ports */
export function emulatorsAt(setting: string): Emulators {
  const [host = '', auth = EMULATOR_PORTS.auth, firestore = EMULATOR_PORTS.firestore] = setting.split(':');
  return { host, authPort: Number(auth), firestorePort: Number(firestore) };
}

const originOf = ({ host }: Emulators, port: number) => `http://${host}:${port}`;

const isFirebase = ({ PUBLIC_BACKEND }: BuildEnvironment) => PUBLIC_BACKEND === 'firebase';

/** The hosts that every page's scripts may contact: Google's services, or the emulators. */
export function firebaseOrigins(environment: BuildEnvironment): readonly string[] {
  if (!isFirebase(environment)) return [];
  const { PUBLIC_FIREBASE_EMULATORS } = environment;
  if (PUBLIC_FIREBASE_EMULATORS) {
    const emulators = emulatorsAt(PUBLIC_FIREBASE_EMULATORS);
    return [emulators.authPort, emulators.firestorePort].map((port) => originOf(emulators, port));
  }
  return [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ];
}

/** What a page needs in its policy beyond the common policy. */
export interface PageNeeds {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly requests: readonly string[];
  /** The names of the Trusted Types policies that its scripts create. */
  readonly policies: readonly string[];
}

export function needsOf(environment: BuildEnvironment, page: string): readonly PageNeeds[] {
  if (!isFirebase(environment)) return [];
  const { PUBLIC_FIREBASE_APP_CHECK_KEY } = environment;
  return [
    ...(PAGES_WITH_POPUP.includes(page) ? [popupNeeds(environment)] : []),
    ...(page === ROUTES.register.path ? [PHOTO_OF_GOOGLE] : []),
    ...(PUBLIC_FIREBASE_APP_CHECK_KEY && PAGES_WITH_BACKEND.includes(page) ? [APP_CHECK] : []),
  ];
}

const PAGES_WITH_POPUP: readonly string[] = POPUP_ROUTES.map((route) => ROUTES[route].path);

/** Google's popup needs a script from Google, which frames a page of the project's own domain. */
function popupNeeds(environment: BuildEnvironment): PageNeeds {
  const { PUBLIC_FIREBASE_EMULATORS, PUBLIC_FIREBASE_AUTH_DOMAIN } = environment;
  const emulators = PUBLIC_FIREBASE_EMULATORS ? emulatorsAt(PUBLIC_FIREBASE_EMULATORS) : null;
  const frame = emulators
    ? originOf(emulators, emulators.authPort)
    : `https://${PUBLIC_FIREBASE_AUTH_DOMAIN}`;
  return {
    scripts: ['https://apis.google.com'],
    frames: [frame],
    requests: [],
    // Our policy, which allows only Google's script (`google-popup.ts`), and the policies of that script and
    // of what it loads.
    policies: ['tessera-google', 'gapi#gapi', 'goog#html', "'allow-duplicates'"],
  };
}

/** Lets a new member take over the photo that Google has. */
const PHOTO_OF_GOOGLE: PageNeeds = { scripts: [], frames: [], requests: [GOOGLE_PHOTOS], policies: [] };

const PAGES_WITH_BACKEND: readonly string[] = Object.values(ROUTES).map(({ path }) => path);

/**
 * App Check asks reCAPTCHA, and exchanges the answer for a token at Firebase's service. The URLs are those that
 * https://cloud.google.com/recaptcha/docs/faq gives for a policy; `app-check.ts` makes the script comply with Trusted
 * Types. Google does not document its policies' names, so any is allowed.
 */
const APP_CHECK: PageNeeds = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  requests: ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
  policies: ['*'],
};
