import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { assertTermsFit, shownOf } from '#components/terms/terms-text.ts';
import { RETENTION } from '#domain/retention.ts';
import { DAY } from '#domain/time.ts';

const assertFit = (text: string, backend: 'local' | 'firebase', ...more: string[]) =>
  assertTermsFit(text, backend, [backend, ...more]);

const LOCAL = 'Data lie in this browser, in IndexedDB.';
const FIREBASE = 'Data lie with Google Firebase.';
const BOTH = `<When build="local">\n\n${LOCAL}\n\n</When>\n\n<When build="firebase">\n\n${FIREBASE}\n\n</When>\n`;

describe('the terms', () => {
  it.each(['local', 'firebase'] as const)('of the site fit a build with the backend %s', async (backend) => {
    const terms = await readFile('src/content/pages/terms.mdx', 'utf8');
    assertFit(terms, backend);
    assertFit(terms, backend, 'live-prices', 'app-check');
  });

  it('may say of each backend what it does, where that is marked', () => {
    assertFit(BOTH, 'local');
    assertFit(BOTH, 'firebase');
  });

  it('of the one backend fail a build with the other, by file and word', () => {
    expect(() => assertFit(LOCAL, 'firebase')).toThrow(
      'src/content/pages/terms.mdx says “IndexedDB”, which is about the other backend. Put what holds for that one between <When build="local"> and </When>.',
    );
    expect(() => assertFit(FIREBASE, 'local')).toThrow('says “Firebase”, which is about the other backend');
  });

  it('have to say where data are', () => {
    expect(() => assertFit('Only test coins.', 'firebase')).toThrow(
      'src/content/pages/terms.mdx does not say where the data of this build are. Say it between <When build="firebase"> and </When>.',
    );
  });
});

/** How each period is named where people read it: in days. */
const PERIODS = {
  idleGuest: /a guest who has not been back for (\d+) days/,
  unverifiedAccount: /address was not verified within (\d+) days/,
  proof: /picture that proves a deposit(?: is removed|,) (\d+) days after the decision/,
  bankDetails:
    /bank details of a withdrawal(?: are removed|,) (\d+) days after it was paid, refused or cancelled/,
  mail: /mails about what happened, (\d+) days after they were written/,
} satisfies Record<keyof typeof RETENTION, RegExp>;

const saidIn = (text: string, period: keyof typeof RETENTION): number =>
  Number(PERIODS[period].exec(text.replace(/\s+/g, ' '))?.[1]) * DAY;

describe('how long data are kept', () => {
  it.each([
    ['firebase', ['idleGuest', 'unverifiedAccount', 'proof', 'bankDetails', 'mail']],
    ['local', ['proof', 'bankDetails']],
  ] as const)('is said in the terms of %s as it is done there', async (backend, done) => {
    const terms = shownOf(await readFile('src/content/pages/terms.mdx', 'utf8'), [backend]);
    for (const period of done) expect(saidIn(terms, period), period).toBe(RETENTION[period]);
    const others = Object.keys(PERIODS).filter((period) => !done.some((each) => each === period));
    for (const period of others) expect(saidIn(terms, period as keyof typeof RETENTION)).toBeNaN();
  });

  it('is said in the guide for operators', async () => {
    const guide = await readFile('docs/operating.md', 'utf8');
    const table = /### What is removed, and when[\s\S]*?### Releases/.exec(guide)?.[0] ?? '';
    const days = [...table.matchAll(/^\| .*?\| (\d+) days +\|/gm)].map(([, number]) => Number(number) * DAY);
    expect(days).toEqual(Object.values(RETENTION));
  });
});
