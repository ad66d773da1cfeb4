import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BooksDisagree } from '#settler/ledger/books-disagree.ts';
import { EVENT } from '#settler/runtime/report-to-log.ts';

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

it('docs/operating.md says what each event in the settler’s log means', () => {
  const sources = globSync('settler/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const written = [...sources.join('\n').matchAll(/event: '([\w-]+)'/g)].map(([, event = '']) => event);
  const events = new Set([...written, ...Object.values(EVENT)]);
  expect(events).toContain('contradiction');
  expect(events).toContain('log-failed');
  const table = guide
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1])
    .join();
  expect([...events].filter((event) => !table.includes(`\`${event}\``))).toEqual([]);
});

it('docs/operating.md has the part to which books that do not match lead', () => {
  const [, heading = ''] = /“([^”]+)” in docs\/operating\.md/.exec(new BooksDisagree(['x']).message) ?? [];
  expect(guide).toContain(`\n### ${heading}\n`);
  const alert = readFileSync('deploy/alerts/books.yaml', 'utf8');
  expect(alert).toContain(`“${heading}” in docs/operating.md`);
  expect(alert).toContain('severity=CRITICAL');
  expect(alert).toContain('jsonPayload.event="contradiction"');
});
