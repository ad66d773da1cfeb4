import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { assertTermsFit } from '#components/terms/terms-text.ts';

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
