import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { HELP } from '#settler/runtime/command.ts';
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

it('docs/operating.md says what to do first at each alert, and at each reason of /health', () => {
  const alerts = globSync('deploy/alerts/*.yaml').map(
    (file) => parse(readFileSync(file, 'utf8')).displayName,
  );
  const reasons = [...readFileSync('settler/runtime/health.ts', 'utf8').matchAll(/return '([A-Z][^']+)'/g)];
  const said = [...alerts, ...reasons.map(([, reason]) => reason)];
  expect(said.length).toBeGreaterThan(12);
  expect(said.filter((one) => !new RegExp(`^\\| ${one} +\\|`, 'm').test(guide))).toEqual([]);
});

it('docs/operating.md gives the settler options that it has', () => {
  const commands = [...guide.matchAll(/(?:npm run settle --|settler\/main\.ts) ((?:--[^\n`#]*)+)/g)];
  const options = commands.flatMap(([, options = '']) => options.match(/--[a-z-]+/g) ?? []);
  expect(options).toContain('--reverse');
  expect(options.filter((option) => !HELP.includes(option))).toEqual([]);
});
