import { isDatabaseId, isEmulatorsProject, isProjectId } from '#backend/firebase/project-id.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** The requirement for a setting's value. */
interface Rule {
  readonly isRight: (value: string) => boolean;
  /** Completes the sentence “NAME is “value”. It has to be …”. */
  readonly wanted: string;
  readonly example: string;
}

/** A host of at least two parts, and nothing else. The last is letters, or the ASCII form of others: `xn--p1ai`. */
const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/i;
const EMULATORS = /^[\w.-]+(:\d{1,5}:\d{1,5})?$/;

const RULES: Readonly<Record<string, Rule>> = {
  SITE_URL: {
    isRight: isOrigin,
    wanted: 'the site’s own address: https://, the domain, and no path',
    example: 'https://club.example.org',
  },
  PUBLIC_LIVE_PRICES: {
    isRight: (value) => value === 'true' || value === 'false',
    wanted: 'true or false',
    example: 'false',
  },
  PUBLIC_SERVICE_WORKER: {
    isRight: (value) => value === 'on' || value === 'off',
    wanted: 'on or off',
    example: 'on',
  },
  PUBLIC_BACKEND: {
    isRight: (value) => value === 'local' || value === 'firebase',
    wanted: 'local or firebase',
    example: 'firebase',
  },
  PUBLIC_FIREBASE_API_KEY: {
    isRight: (value) => /^[\w-]{8,}$/.test(value),
    wanted: 'the web app’s `apiKey`: letters, digits, hyphens and underscores',
    example: 'AIzaSy-as-the-console-shows-it',
  },
  PUBLIC_FIREBASE_AUTH_DOMAIN: {
    isRight: (value) => HOST.test(value),
    wanted: 'the web app’s `authDomain`: a domain alone, without https:// and without a path',
    example: 'my-club.firebaseapp.com',
  },
  PUBLIC_FIREBASE_PROJECT_ID: {
    isRight: isProjectId,
    wanted: 'the project’s id, not its name: 6 to 30 small letters, digits and hyphens, a letter first',
    example: 'my-club',
  },
  PUBLIC_FIREBASE_APP_ID: {
    isRight: (value) => /^\d+:\d+:web:[0-9a-z]+$/i.test(value),
    wanted: 'the web app’s `appId`',
    example: '1:1234567890:web:0a1b2c3d4e5f',
  },
  PUBLIC_FIREBASE_DATABASE: {
    isRight: isDatabaseId,
    wanted:
      'the id of a Firestore database: (default), or 4 to 63 small letters, digits and hyphens, a letter first',
    example: 'restored-2026-01-15',
  },
  PUBLIC_FIREBASE_APP_CHECK_KEY: {
    isRight: (value) => /^[\w-]{20,}$/.test(value),
    wanted: 'the site key of reCAPTCHA Enterprise',
    example: '6LdXXXXXAAAAAXXXXXXXXXXXXXXXXXXXXXXXXXXX',
  },
  PUBLIC_PUSH_KEY: {
    isRight: (value) => /^[\w-]{87}$/.test(value),
    wanted:
      'the public half of the key that `npm run push:key` prints: 87 letters, digits, hyphens and underscores',
    example: 'BPx_lYN-Av7jkESqpdLOj6uBtwQ144THcCTFGO5BT8TxLAItWCDsxmn5fgE_cwiQ8E-19pLuNHqRJrHn34TG6fY',
  },
  PUBLIC_FIREBASE_EMULATORS: {
    isRight: (value) => EMULATORS.test(value),
    wanted: 'a host, or host:authPort:firestorePort',
    example: '127.0.0.1:9099:8080',
  },
};

/** A Firebase build requires these. */
const NEEDED = [
  'PUBLIC_FIREBASE_API_KEY',
  'PUBLIC_FIREBASE_AUTH_DOMAIN',
  'PUBLIC_FIREBASE_PROJECT_ID',
  'PUBLIC_FIREBASE_APP_ID',
];

/**
 * Checks all settings of a build, alone and together, before the build uses them.
 *
 * @throws Error with a sentence for each mistake: the setting, what is wrong with it, an example
 */
export function assertBuildSettings(environment: Settings): void {
  const mistakes = mistakesIn(environment);
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  throw new Error([`${count} in the settings of this build:`, ...mistakes].join('\n  '));
}

function mistakesIn(environment: Settings): readonly string[] {
  // An empty setting counts as unset.
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const wrong = Object.entries(RULES).flatMap(([name, { isRight, wanted, example }]) => {
    const value = settings[name];
    if (value === undefined || isRight(value)) return [];
    return [`${name} is “${value}”. It has to be ${wanted}, for example ${example}`];
  });
  return [...wrong, ...missingIn(settings), ...contradictionsIn(settings)];
}

function missingIn(settings: Settings): readonly string[] {
  if (settings['PUBLIC_BACKEND'] !== 'firebase') return [];
  return NEEDED.filter((name) => settings[name] === undefined).map((name) => {
    const { wanted = '', example = '' } = RULES[name] ?? {};
    return `${name} is missing. A build with PUBLIC_BACKEND=firebase needs ${wanted}, for example ${example}`;
  });
}

/** Settings that are valid alone but contradict each other. */
function contradictionsIn(settings: Settings): readonly string[] {
  const backend = settings['PUBLIC_BACKEND'];
  if (backend === undefined) {
    const left = Object.keys(settings).filter((name) => name.startsWith('PUBLIC_FIREBASE_'));
    if (left.length === 0) return [];
    return [
      `PUBLIC_BACKEND is not set, but ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'}: without it the build takes` +
        ' the backend in the browser. Set PUBLIC_BACKEND=firebase, or PUBLIC_BACKEND=local',
    ];
  }
  const project = settings['PUBLIC_FIREBASE_PROJECT_ID'];
  if (backend !== 'firebase' || project === undefined || !isProjectId(project)) return [];
  const emulators = settings['PUBLIC_FIREBASE_EMULATORS'];
  if (emulators !== undefined && !isEmulatorsProject(project)) {
    return [
      `PUBLIC_FIREBASE_EMULATORS is “${emulators}”: this build would ask emulators there, and not the project ${project}.` +
        ' Remove it for a release; a build for emulators has a project id that begins with demo-, for example demo-tessera',
    ];
  }
  if (emulators === undefined && isEmulatorsProject(project)) {
    return [
      `PUBLIC_FIREBASE_PROJECT_ID is “${project}”: ids that begin with demo- belong to emulators. Give your project’s own,` +
        ' for example my-club, or PUBLIC_FIREBASE_EMULATORS, for example 127.0.0.1',
    ];
  }
  return [];
}

/** Plain http is only for the local machine. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const isSecure = protocol === 'https:' && HOST.test(hostname);
  const isHere = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  return (isSecure || isHere) && pathname === '/' && `${search}${hash}${username}${password}` === '';
}
