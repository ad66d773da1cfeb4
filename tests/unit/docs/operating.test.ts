import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/operating.md', 'utf8');

/** Rows of `| fault | what members see | tests |`. */
const faults = guide
  .slice(guide.indexOf('### Faults of the browser'))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Short for folders of unit tests, as the text above the table says. */
const FOLDERS: readonly (readonly [short: string, folder: string])[] = [
  ['local/', 'tests/unit/backend/local/'],
  ['port/', 'tests/unit/backend/port/'],
  ['ui/', 'tests/unit/islands/ui/'],
  ['picture/', 'tests/unit/stores/picture/'],
  ['', 'tests/'],
  ['', 'tests/unit/'],
];

/** @returns the test's text; empty if there is none */
function textOf(path: string): string {
  const file = FOLDERS.filter(([short]) => path.startsWith(short))
    .flatMap(([short, folder]) =>
      ['.test.ts', '.test.tsx', '.spec.ts', '.ts'].map((end) => folder + path.slice(short.length) + end),
    )
    .find((candidate) => existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : '';
}

it('docs/operating.md lists at least 15 faults of the browser', () => {
  expect(faults.length).toBeGreaterThanOrEqual(15);
});

it.each(faults)('names tests that are there: |%s %s', (_edge, _fault, _seen, tests = '') => {
  let paths: readonly string[] = [];
  for (const part of tests.split('; ')) {
    const named = [...part.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    if (named.length > 0) paths = named;
    const title = part.replace(/^(`[^`]+`(, | › )?)*/, '');
    const texts = paths.map(textOf);
    expect(texts, `${paths}`).not.toContain('');
    expect(paths, part).not.toEqual([]);
    expect(texts.join('\n'), title).toContain(title);
  }
});
