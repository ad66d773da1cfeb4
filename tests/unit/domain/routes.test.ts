import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '#domain/accounts/session.ts';
import { admit, HELP_LINK, ROUTES, safeNext, withoutHelp } from '#domain/routes.ts';
import { byNight } from '#tests/support/by-night.ts';

const UNKNOWN: Session = { kind: 'unknown' };
const SIGNED_OUT: Session = { kind: 'signedOut' };
const INCOMPLETE: Session = { kind: 'incomplete', email: 'a@b.example', name: '', hasPhoto: false };
const GUEST: Session = { kind: 'guest', uid: 'u' };
const MEMBER: Session = { kind: 'member', uid: 'u' };
const OPERATOR: Session = { kind: 'operator', uid: 'u' };
const WITHOUT_FACTOR: Session = { kind: 'operatorWithoutFactor', uid: 'u' };
const ALL = [UNKNOWN, SIGNED_OUT, INCOMPLETE, GUEST, MEMBER, WITHOUT_FACTOR, OPERATOR];
const ENTER = { kind: 'enter' };

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const to = (address: string) => ({ kind: 'redirect', to: address });

describe('the guard', () => {
  it('lets anyone onto a page for anyone, even before the session is known', () => {
    for (const session of ALL) expect(admit('anyone', session, at('/account/action/'))).toEqual(ENTER);
  });

  it('waits until the session is known, for any other access', () => {
    for (const access of ['signedOut', 'joining', 'signedIn', 'operator'] as const) {
      expect(admit(access, UNKNOWN, at('/x/'))).toEqual({ kind: 'wait' });
    }
  });

  it('redirects people without an account to register, with the way back, also with an incomplete account', () => {
    for (const access of ['signedIn', 'operator'] as const) {
      for (const session of [SIGNED_OUT, INCOMPLETE]) {
        expect(admit(access, session, at('/dashboard/deposit/', '?coin=dogecoin&x=1'))).toEqual(
          to('/register/?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin%26x%3D1'),
        );
      }
    }
  });

  it('keeps the hash of the requested page', () => {
    expect(admit('signedIn', SIGNED_OUT, at('/dashboard/', '?from=solana', '#coin-converter'))).toEqual(
      to('/register/?next=%2Fdashboard%2F%3Ffrom%3Dsolana%23coin-converter'),
    );
    expect(admit('signedOut', MEMBER, at('/login/', '?next=%2Fdashboard%2F%23coin-converter'))).toEqual(
      to('/dashboard/#coin-converter'),
    );
  });

  it('lets every signed-in person onto the members’ pages', () => {
    for (const session of [GUEST, MEMBER, WITHOUT_FACTOR, OPERATOR]) {
      expect(admit('signedIn', session, at('/dashboard/'))).toEqual(ENTER);
    }
  });

  it('lets only operators onto the console, and refuses others', () => {
    expect(admit('operator', OPERATOR, at('/operator/'))).toEqual(ENTER);
    for (const session of [GUEST, MEMBER]) {
      expect(admit('operator', session, at('/operator/'))).toEqual({ kind: 'forbidden' });
    }
  });

  it('shows an operator without a second factor how to add one', () => {
    expect(admit('operator', WITHOUT_FACTOR, at('/operator/'))).toEqual({ kind: 'addSecondFactor' });
  });

  it('redirects signed-in people from log-in, and members from registration, to their destination', () => {
    expect(admit('signedOut', SIGNED_OUT, at('/login/'))).toEqual(ENTER);
    expect(admit('joining', SIGNED_OUT, at('/register/'))).toEqual(ENTER);
    const next = '?utm=x&next=%2Fdashboard%2Fprofile%2F';
    for (const session of [GUEST, MEMBER, WITHOUT_FACTOR, OPERATOR]) {
      expect(admit('signedOut', session, at('/login/'))).toEqual(to('/dashboard/'));
      expect(admit('signedOut', session, at('/login/', next))).toEqual(to('/dashboard/profile/'));
    }
    for (const session of [MEMBER, OPERATOR]) {
      expect(admit('joining', session, at('/register/'))).toEqual(to('/dashboard/'));
      expect(admit('joining', session, at('/register/', next))).toEqual(to('/dashboard/profile/'));
    }
  });

  it('lets a guest register, which keeps the account', () => {
    expect(admit('joining', GUEST, at('/register/'))).toEqual(ENTER);
  });

  it('lets an incomplete account be completed on the registration page only', () => {
    expect(admit('joining', INCOMPLETE, at('/register/'))).toEqual(ENTER);
    expect(admit('signedOut', INCOMPLETE, at('/login/'))).toEqual(to('/register/'));
    expect(admit('signedOut', INCOMPLETE, at('/login/', '?utm=x&next=%2Foperator%2F&ref=ada'))).toEqual(
      to('/register/?next=%2Foperator%2F&ref=ada'),
    );
  });

  it('never redirects to another site', () => {
    for (const access of ['signedOut', 'joining'] as const) {
      expect(admit(access, MEMBER, at('/login/', '?next=%2F%2Fevil.example'))).toEqual(to('/dashboard/'));
    }
  });
});

describe('the routes', () => {
  it('admit only members to the dashboard and only operators to the console', () => {
    for (const { path, access } of Object.values(ROUTES)) {
      if (path.startsWith('/dashboard/')) expect(access).toBe('signedIn');
      if (path.startsWith('/operator/')) expect(access).toBe('operator');
    }
  });
});

describe('safeNext', () => {
  it.each([
    '/',
    '/dashboard/',
    '/dashboard/deposit/?coin=tron#log',
    '/maths/?q=a%20b',
    '/a:b@c',
    '/%C3%A0/',
    '/a//b/',
  ])('keeps %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    null,
    '',
    'dashboard/',
    '?x',
    '#x',
    'https://evil.example/',
    'http:evil.example',
    'HTTPS:\\\\evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/ /evil.example',
    '/dashboard/\\..\\..\\evil',
    '/dashboard/\nSet-Cookie:x',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '.evil.example',
    '：//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/dashboard/..//evil.example',
    '/dashboard/.././/evil.example/',
    '/.\\/evil.example',
    '/./\t/evil.example',
    '/./dashboard/',
    '/dashboard/../operator/',
    '/dashboard/%2e%2e/operator/',
    '//here.invalid/dashboard/',
    '//user@here.invalid/',
    '/à/',
  ])('does not follow %j', (next) => {
    expect(safeNext(next)).toBe('/dashboard/');
  });

  it('stays on this site for any input, as the browser parses it', () => {
    const here = 'https://tessera.example';
    const tricky = fc.string({ unit: fc.constantFrom(...'//\\\t\n\r .:@?#%2fe;\u0000\u2028／') });
    fc.assert(
      fc.property(
        fc.oneof(
          tricky,
          tricky.map((text) => `/${text}`),
          fc.webUrl(),
          fc.string(),
        ),
        (next) => {
          const { origin, pathname } = new URL(safeNext(next), here);
          expect(origin).toBe(here);
          // Also where a page keeps nothing but the path, and goes there.
          expect(new URL(pathname, here).origin).toBe(here);
        },
      ),
      { numRuns: byNight(2000, 200) },
    );
  });
});

describe('the URL that opens the help', () => {
  it('is removed once used, and the rest of the URL stays', () => {
    expect(safeNext(HELP_LINK)).toBe(HELP_LINK);
    expect(withoutHelp({ pathname: '/dashboard/', search: '?help', hash: '' })).toBe('/dashboard/');
    expect(withoutHelp({ pathname: '/dashboard/', search: '?from=bitcoin&help=', hash: '' })).toBe(
      '/dashboard/?from=bitcoin',
    );
    expect(withoutHelp({ pathname: '/dashboard/', search: '?from=bitcoin', hash: '' })).toBeNull();
  });
});
