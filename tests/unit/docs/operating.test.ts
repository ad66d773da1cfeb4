import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BooksDisagree } from '#settler/ledger/books-disagree.ts';
import { EVENT } from '#settler/runtime/report-to-log.ts';

const guide = readFileSync('docs/operating.md', 'utf8');

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
