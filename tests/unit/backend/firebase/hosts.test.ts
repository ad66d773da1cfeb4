import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsOf } from '#backend/firebase/hosts.ts';
import { ROUTES } from '#domain/routes.ts';
import { withPageNeeds } from '#integrations/policy/content-security-policy.ts';

const FIREBASE = { PUBLIC_BACKEND: 'firebase', PUBLIC_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' };
const VOUCHED_FOR = { ...FIREBASE, PUBLIC_FIREBASE_APP_CHECK_KEY: 'a-key-of-recaptcha-enterprise' };
const PAGES = Object.values(ROUTES).map(({ path }) => path);
const POLICY =
  "default-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ours; script-src 'self' 'sha256-x';";

/** The directives of a page's policy by name, after the page's needs are added. */
function policyOf(environment: object, page: string): ReadonlyMap<string | undefined, string> {
  const html = `<meta http-equiv="content-security-policy" content="${POLICY}">`;
  const policy = /content="([^"]*)"/.exec(needsOf(environment, page).reduce(withPageNeeds, html))?.[1] ?? '';
  return directivesOf(policy);
}

const directivesOf = (policy: string) =>
  new Map(policy.split(/; ?/).map((directive) => [directive.split(' ')[0], directive] as const));

describe('the security policy of a page on Firebase', () => {
  it('is the common one where nothing is loaded from outside', () => {
    expect(needsOf(FIREBASE, '/dashboard/')).toEqual([]);
    expect(needsOf(VOUCHED_FOR, '/')).toEqual([]);
    expect(needsOf({ ...VOUCHED_FOR, PUBLIC_BACKEND: 'local' }, '/login/')).toEqual([]);
  });

  it.each(['/login/', '/register/', '/dashboard/profile/'])(
    'allows Google’s popup on %s, and keeps Trusted Types',
    (page) => {
      const policy = policyOf(FIREBASE, page);
      expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-x' https://apis.google.com");
      expect(policy.get('frame-src')).toBe('frame-src https://p.firebaseapp.com');
      expect(policy.has('require-trusted-types-for')).toBe(true);
      expect(policy.get('trusted-types')).toBe(
        "trusted-types ours tessera-google gapi#gapi goog#html 'allow-duplicates'",
      );
    },
  );

  it('allows Google’s photos where an account is completed, and nowhere else', () => {
    expect(policyOf(FIREBASE, '/register/').get('connect-src')).toBe(
      "connect-src 'self' https://lh3.googleusercontent.com",
    );
    expect(policyOf(FIREBASE, '/login/').get('connect-src')).toBe("connect-src 'self'");
  });

  it.each(PAGES)('allows reCAPTCHA on %s with App Check', (page) => {
    const policy = policyOf(VOUCHED_FOR, page);
    expect(policy.get('script-src')).toContain(
      ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
    expect(policy.get('frame-src')).toContain(
      ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    expect(policy.get('connect-src')).toContain(
      ' https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com',
    );
  });

  it('keeps Trusted Types with App Check, by policies of any name', () => {
    expect(policyOf(VOUCHED_FOR, '/dashboard/').has('require-trusted-types-for')).toBe(true);
    expect(policyOf(VOUCHED_FOR, '/dashboard/').get('trusted-types')).toBe('trusted-types ours *');
    expect(policyOf(VOUCHED_FOR, '/login/').get('script-src')).toContain(' https://apis.google.com ');
  });
});

describe('the header of the hosting service', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  /** The last matching rule that names it. */
  const headerOf = (page: string) =>
    hosting.headers
      .filter(({ source }) => source === '**' || matchesGlob(page, source))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
      .at(-1)?.value ?? '';

  it.each(PAGES)('allows everything that the policy of %s allows', (page) => {
    const header = directivesOf(headerOf(page));
    for (const { scripts } of needsOf(VOUCHED_FOR, page)) {
      for (const source of scripts) expect(header.get('script-src')).toContain(` ${source}`);
    }
    expect(header.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    // Which policies there are depends on the build: each page says so itself.
    expect(header.has('trusted-types')).toBe(false);
    expect(header.has('frame-src')).toBe(false);
    expect(header.has('connect-src')).toBe(false);
  });

  it.each(['/', '/maths/', '/news/'])('allows nothing from outside on %s', (page) => {
    expect(headerOf(page)).not.toContain('https:');
  });
});
