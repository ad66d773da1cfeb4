import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A promise of docs/security.md, and the tests under it: `- promise`, then lines of ``- `file` › title``. */
interface Promised {
  readonly promise: string;
  readonly proofs: readonly (readonly [file: string, title: string])[];
}

const guide = readFileSync('docs/security.md', 'utf8');
const section = guide.slice(guide.indexOf('## Promises'), guide.indexOf('## OWASP'));

const promises: readonly Promised[] = section
  .split(/^- /m)
  .slice(1)
  .map((text) => ({
    promise: text.split(/\n {2}- |\n\n/)[0] ?? '',
    proofs: [...text.matchAll(/^ {2}- `([^`]+)` › (.+)$/gm)].map(([, file = '', title = '']) => [
      file,
      title,
    ]),
  }));

describe('docs/security.md', () => {
  it('promises what it can prove', () => {
    expect(promises.length).toBeGreaterThan(20);
    expect(promises.filter(({ proofs }) => proofs.length === 0).map(({ promise }) => promise)).toEqual([]);
  });

  it.each(promises.flatMap(({ proofs }) => proofs))('names a test that is there: %s › %s', (file, title) => {
    expect(file).toMatch(/^tests\/.+\.ts$/);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(title);
  });

  it('names the code that is there for each chapter of the standard', () => {
    const chapters = guide
      .slice(guide.indexOf('## OWASP'))
      .split(/^(?=- )/m)
      .slice(1);
    expect(
      chapters.map((text) => /^- \*\*V(\d+) .*\*\* \((met|partly|not applicable)\)/.exec(text)?.[1]),
    ).toEqual(Array.from({ length: 17 }, (_, index) => `${index + 1}`));
    const paths = chapters.flatMap((text) => [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]);
    const missing = paths
      .map(([, path = '']) => path)
      .filter((path) => path.includes('/') && !existsSync(path));
    expect(missing).toEqual([]);
  });
});
