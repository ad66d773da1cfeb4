import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each fault of docs/faults.md, and the tests under it: `- **fault** effect`, then lines of ``- `file` › title``. */
const faults = readFileSync('docs/faults.md', 'utf8')
  .split(/^- /m)
  .slice(1)
  .map((text) => ({
    fault: text.split('\n')[0] ?? '',
    proofs: [...text.matchAll(/^ {2}- `([^`]+)`(?: › (.+))?$/gm)].map(
      ([, file = '', title = '']) => [file, title] as const,
    ),
  }));

it('docs/faults.md has a test for each fault', () => {
  expect(faults.length).toBeGreaterThanOrEqual(45);
  expect(faults.filter(({ proofs }) => proofs.length === 0).map(({ fault }) => fault)).toEqual([]);
});

it.each(faults.flatMap(({ proofs }) => proofs))('names a test that is there: %s › %s', (file, title) => {
  expect(file).toMatch(/^tests\/.+\.tsx?$/);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(title);
});
