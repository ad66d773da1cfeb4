import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOldSources, listUnsetLinks, reminders } from '#editing/reminders.ts';

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
  expect(listOldSources(folder(), '2026-11-24')).toEqual(['src/content/countries/it.yaml:5 2025-11-23']);
});

/** What a build of a site says at its end. */
async function saidBy(site: string): Promise<readonly string[]> {
  const { hooks } = reminders();
  const warn = vi.fn();
  await hooks['astro:config:done']?.({ config: { site, srcDir: new URL(`file://${root}/`) } } as never);
  await hooks['astro:build:done']?.({ logger: { warn } } as never);
  return warn.mock.calls.flat();
}

it.each([
  ['2020-01-01', 1],
  [new Date().toISOString().slice(0, 10), 0],
])('says so at the end of a build, and stops no one: read on %s', async (day, times) => {
  await write(`people:\n  read: ${day}\n`);
  expect(await saidBy('https://b.org')).toHaveLength(times);
});

describe('links that are still samples', () => {
  it('are listed by file and line, and set ones are not', async () => {
    await write('links:\n  a: https://a.tessera.example/\n  b: https://b.org/example\n');
    await writeFile(
      join(root, 'content/countries/post.mdx'),
      'See [this](http://c.example) and <https://d.example.com>.\n',
    );
    expect(listUnsetLinks(folder())).toEqual([
      'src/content/countries/it.yaml:2 https://a.tessera.example/',
      'src/content/countries/post.mdx:1 http://c.example',
    ]);
  });

  it.each([
    ['https://tessera.example', ['Addresses that are still samples:\n  SITE_URL https://tessera.example']],
    ['http://localhost:4321', ['Addresses that are still samples:\n  SITE_URL http://localhost:4321']],
    ['https://b.org', []],
  ])('and so is the site’s own address: of %s a build says %j', async (site, said) => {
    expect(await saidBy(site)).toEqual(said);
  });
});
