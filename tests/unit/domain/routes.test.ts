import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, ROUTES, safeNext } from '../../../src/domain/routes.ts';
import type { Session } from '../../../src/domain/session.ts';

const UNKNOWN: Session = { kind: 'unknown' };
const SIGNED_OUT: Session = { kind: 'signedOut' };
const GUEST: Session = { kind: 'guest', uid: 'u' };
const MEMBER: Session = { kind: 'member', uid: 'u' };
const OPERATOR: Session = { kind: 'operator', uid: 'u' };
const ALL = [UNKNOWN, SIGNED_OUT, GUEST, MEMBER, OPERATOR];
const ENTER = { kind: 'enter' };

describe('the guard', () => {
  it('lets anyone onto a page for anyone, even before the session is known', () => {
    for (const session of ALL) expect(admit('anyone', session, '/account/action/')).toEqual(ENTER);
  });

  it('waits until the session is known, whatever else the page asks', () => {
    for (const access of ['signedOut', 'signedIn', 'operator'] as const) {
      expect(admit(access, UNKNOWN, '/x/')).toEqual({ kind: 'wait' });
    }
  });

  it('sends a signed-out visitor to register, with the way back', () => {
    for (const access of ['signedIn', 'operator'] as const) {
      expect(admit(access, SIGNED_OUT, '/dashboard/deposit/?coin=dogecoin&x=1')).toEqual({
        kind: 'redirect',
        to: '/register/?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin%26x%3D1',
      });
    }
  });

  it('lets everybody who is signed in onto the members’ pages', () => {
    for (const session of [GUEST, MEMBER, OPERATOR]) {
      expect(admit('signedIn', session, '/dashboard/')).toEqual(ENTER);
    }
  });

  it('lets an operator alone onto the console, and tells the others so', () => {
    expect(admit('operator', OPERATOR, '/operator/')).toEqual(ENTER);
    for (const session of [GUEST, MEMBER]) {
      expect(admit('operator', session, '/operator/')).toEqual({ kind: 'forbidden' });
    }
  });

  it('sends who is signed in away from log-in and registration, to where they were going', () => {
    expect(admit('signedOut', SIGNED_OUT, '/login/')).toEqual(ENTER);
    for (const session of [GUEST, MEMBER, OPERATOR]) {
      expect(admit('signedOut', session, '/login/')).toEqual({ kind: 'redirect', to: '/dashboard/' });
      expect(admit('signedOut', session, '/login/', '/dashboard/profile/')).toEqual({
        kind: 'redirect',
        to: '/dashboard/profile/',
      });
    }
  });

  it('sends nobody to another site', () => {
    expect(admit('signedOut', MEMBER, '/login/', '//evil.example')).toEqual({
      kind: 'redirect',
      to: '/dashboard/',
    });
  });
});

describe('the routes', () => {
  it('keep every page of the dashboard for members and the console for operators', () => {
    for (const { path, access } of Object.values(ROUTES)) {
      if (path.startsWith('/dashboard/')) expect(access).toBe('signedIn');
      if (path.startsWith('/operator/')) expect(access).toBe('operator');
    }
  });
});

describe('safeNext', () => {
  it.each(['/', '/dashboard/', '/dashboard/deposit/?coin=tron#log', '/maths/?q=a%20b', '/a:b@c', '/à/'])(
    'keeps %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

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
  ])('does not follow %j', (next) => {
    expect(safeNext(next)).toBe('/dashboard/');
  });

  it('stays on this site whatever it is given, in the browser’s own reading', () => {
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
          expect(new URL(safeNext(next), here).origin).toBe(here);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
