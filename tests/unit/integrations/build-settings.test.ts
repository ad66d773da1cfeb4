import { describe, expect, it } from 'vitest';
import { assertBuildSettings, type Settings } from '#integrations/build-settings.ts';
import { buildSettings, configAt } from '#scripts/emulators/site.mjs';

const FIREBASE: Settings = {
  SITE_URL: 'https://club.example.org',
  PUBLIC_BACKEND: 'firebase',
  PUBLIC_FIREBASE_PROJECT_ID: 'my-club',
  PUBLIC_FIREBASE_API_KEY: 'AIzaSy-as-the-console-shows-it',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'my-club.firebaseapp.com',
  PUBLIC_FIREBASE_APP_ID: '1:1234567890:web:0a1b2c3d4e5f',
};

/** What the build says, a mistake a line. */
function mistakes(settings: Settings): readonly string[] {
  try {
    assertBuildSettings(settings);
    return [];
  } catch (thrown) {
    return String((thrown as Error).message)
      .split('\n  ')
      .slice(1);
  }
}

describe('settings of a build', () => {
  it.each<[string, Settings]>([
    ['none', {}],
    ['of the embedded backend', { SITE_URL: 'https://club.example.org/', PUBLIC_LIVE_PRICES: 'true' }],
    ['of a domain in other letters', { SITE_URL: 'https://xn--90ais.xn--p1ai' }],
    ['of the same domain as its readers write it', { SITE_URL: 'https://клуб.рф' }],
    ['of one’s own machine', { SITE_URL: 'http://localhost:4321' }],
    ['left empty', { SITE_URL: '', PUBLIC_BACKEND: '', PUBLIC_FIREBASE_EMULATORS: '' }],
    ['of Firebase', FIREBASE],
    ['of another database', { ...FIREBASE, PUBLIC_FIREBASE_DATABASE: 'restored' }],
    ['of the first database', { ...FIREBASE, PUBLIC_FIREBASE_DATABASE: '(default)' }],
    ['of Firebase, for a build that says that it is without', { ...FIREBASE, PUBLIC_BACKEND: 'local' }],
    ['of the emulators', buildSettings(configAt({ auth: 9099, firestore: 8080 }))],
  ])('are taken: %s', (_, settings) => {
    expect(mistakes(settings)).toEqual([]);
  });

  it.each([
    ['SITE_URL', 'club.example.org', 'for example https://club.example.org'],
    ['SITE_URL', 'http://club.example.org', 'https://, the domain, and no path'],
    ['SITE_URL', 'https://club.example.org/site/', 'no path'],
    ['SITE_URL', 'https://name@club.example.org', 'the domain, and no path'],
    ['SITE_URL', 'https://:secret@club.example.org', 'the domain, and no path'],
    ['PUBLIC_LIVE_PRICES', 'yes', 'true or false'],
    ['PUBLIC_BACKEND', 'Firebase', 'local or firebase'],
    ['PUBLIC_FIREBASE_API_KEY', '…', 'the web app’s `apiKey`'],
    ['PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://my-club.firebaseapp.com', 'without https://'],
    ['PUBLIC_FIREBASE_AUTH_DOMAIN', 'my-club.firebaseapp.com/__/auth', 'without a path'],
    ['PUBLIC_FIREBASE_PROJECT_ID', 'My Project!', 'not its name'],
    ['PUBLIC_FIREBASE_APP_ID', 'my-club', 'the web app’s `appId`'],
    ['PUBLIC_FIREBASE_DATABASE', 'Restored!', '(default), or 4 to 63 small letters'],
    ['PUBLIC_FIREBASE_APP_CHECK_KEY', 'short', 'reCAPTCHA Enterprise'],
    ['PUBLIC_FIREBASE_EMULATORS', 'http://127.0.0.1:8080', 'host:authPort:firestorePort'],
  ])('are refused by name, with what is wanted and an example: %s=%s', (name, value, wanted) => {
    const [mistake = ''] = mistakes({ ...FIREBASE, [name]: value });
    expect(mistake).toContain(`${name} is “${value}”. It has to be `);
    expect(mistake).toContain(wanted);
    expect(mistake).toContain(', for example ');
  });

  it('are all checked at once', () => {
    expect(
      mistakes({ SITE_URL: 'here', PUBLIC_BACKEND: 'firebase', PUBLIC_FIREBASE_PROJECT_ID: 'Club' }),
    ).toEqual([
      expect.stringMatching(/^SITE_URL is “here”/),
      expect.stringMatching(/^PUBLIC_FIREBASE_PROJECT_ID is “Club”/),
      expect.stringMatching(/^PUBLIC_FIREBASE_API_KEY is missing\. .* for example AIza/),
      expect.stringMatching(/^PUBLIC_FIREBASE_AUTH_DOMAIN is missing/),
      expect.stringMatching(/^PUBLIC_FIREBASE_APP_ID is missing/),
    ]);
  });

  it('of emulators do not get into a release, and their projects need them', () => {
    expect(mistakes({ ...FIREBASE, PUBLIC_FIREBASE_EMULATORS: '127.0.0.1' })).toEqual([
      expect.stringContaining(
        'would ask emulators there, and not the project my-club. Remove it for a release',
      ),
    ]);
    expect(mistakes({ ...FIREBASE, PUBLIC_FIREBASE_PROJECT_ID: 'demo-tessera' })).toEqual([
      expect.stringContaining('ids that begin with demo- belong to emulators'),
    ]);
  });

  it('of Firebase without the choice of it do not make a build of the other kind', () => {
    const { PUBLIC_BACKEND: _, ...rest } = FIREBASE;
    expect(mistakes(rest)).toEqual([
      expect.stringContaining('PUBLIC_BACKEND is not set, but PUBLIC_FIREBASE_PROJECT_ID'),
    ]);
  });
});
