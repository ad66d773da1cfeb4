import type { Emulators } from './config.ts';

/**
 * Whom the pages of a Firebase build have to reach, for their security policy. Read by the build alone; a build with
 * the embedded backend reaches nobody.
 */
export interface BuildEnvironment {
  readonly PUBLIC_BACKEND?: string | undefined;
  readonly PUBLIC_FIREBASE_AUTH_DOMAIN?: string | undefined;
  readonly PUBLIC_FIREBASE_APP_CHECK_KEY?: string | undefined;
  readonly PUBLIC_FIREBASE_EMULATORS?: string | undefined;
}

/** Those that firebase-tools uses unless told otherwise. */
export const EMULATOR_PORTS = { auth: 9099, firestore: 8080 } as const;

/** @param setting `host`, or `host:authPort:firestorePort` where the emulators are not at their usual ports */
export function emulatorsAt(setting: string): Emulators {
  const [host = '', auth = EMULATOR_PORTS.auth, firestore = EMULATOR_PORTS.firestore] = setting.split(':');
  return { host, authPort: Number(auth), firestorePort: Number(firestore) };
}

const originOf = ({ host }: Emulators, port: number) => `http://${host}:${port}`;

const isFirebase = ({ PUBLIC_BACKEND }: BuildEnvironment) => PUBLIC_BACKEND === 'firebase';

/** What scripts may ask: Google's services, or the emulators in their place. */
export function firebaseOrigins(environment: BuildEnvironment): readonly string[] {
  if (!isFirebase(environment)) return [];
  const { PUBLIC_FIREBASE_EMULATORS, PUBLIC_FIREBASE_APP_CHECK_KEY } = environment;
  if (PUBLIC_FIREBASE_EMULATORS) {
    const emulators = emulatorsAt(PUBLIC_FIREBASE_EMULATORS);
    return [emulators.authPort, emulators.firestorePort].map((port) => originOf(emulators, port));
  }
  return [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    ...(PUBLIC_FIREBASE_APP_CHECK_KEY
      ? ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com']
      : []),
  ];
}

/** The pages with a button that opens Google's popup. */
const PAGES_WITH_POPUP: readonly string[] = ['/login/', '/register/', '/dashboard/profile/'];

/** What the popup needs of a page's policy besides; null where there is none. */
export interface PopupNeeds {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
}

/**
 * Google's popup comes with a script of Google's, which frames a page of the project's own domain and writes what
 * Trusted Types refuse. Only the pages that open it admit that.
 */
export function popupNeeds(environment: BuildEnvironment, page: string): PopupNeeds | null {
  if (!isFirebase(environment) || !PAGES_WITH_POPUP.includes(page)) return null;
  const { PUBLIC_FIREBASE_EMULATORS, PUBLIC_FIREBASE_AUTH_DOMAIN } = environment;
  const emulators = PUBLIC_FIREBASE_EMULATORS ? emulatorsAt(PUBLIC_FIREBASE_EMULATORS) : null;
  const frame = emulators
    ? originOf(emulators, emulators.authPort)
    : `https://${PUBLIC_FIREBASE_AUTH_DOMAIN}`;
  return { scripts: ['https://apis.google.com'], frames: [frame] };
}
