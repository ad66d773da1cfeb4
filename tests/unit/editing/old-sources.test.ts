import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOldSources, reportOldSources } from '#editing/report-old-sources.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-sources-'));
  await mkdir(join(root, 'content/countries'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

const write = (text: string) => writeFile(join(root, 'content/countries/it.yaml'), text);
const folder = () => new URL(`file://${root}/content/`);

it('lists what was read more than a year ago, by file and line', async () => {
  await write('people:\n  read: 2025-11-24\nreport:\n  - label: Police\n    read: 2025-11-23\n');
  expect(await listOldSources(folder(), '2026-11-24')).toEqual([
    'src/content/countries/it.yaml:5 2025-11-23',
  ]);
});

it.each([
  ['2020-01-01', 1],
  [new Date().toISOString().slice(0, 10), 0],
])('says so at the end of a build, and stops no one: read on %s', async (day, times) => {
  await write(`people:\n  read: ${day}\n`);
  const { hooks } = reportOldSources();
  const warn = vi.fn();
  await hooks['astro:config:done']?.({ config: { srcDir: new URL(`file://${root}/`) } } as never);
  await hooks['astro:build:done']?.({ logger: { warn } } as never);
  expect(warn).toHaveBeenCalledTimes(times);
});
