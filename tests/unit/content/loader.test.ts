import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoaderContext } from 'astro/loaders';
import { reportUnsetLinks } from '../../../src/content/integration.ts';
import { type Dated, publicationOf } from '../../../src/content/publication.ts';
import { contentFolder, readEntries } from '../../../src/content/loader.ts';
import { newsSchema } from '../../../src/content/schemas/news.ts';
import { roadmapSchema } from '../../../src/content/schemas/programme.ts';
import { listUnsetLinks } from '../../../src/content/unset-links.ts';

const ITEM = 'order: 1\ntitle: NFT\nstatus: done\ntext: Some.\n';

let folder: string;
beforeEach(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'tessera-content-'))}/`;
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(folder + name, text);
const read = () => readEntries(roadmapSchema, folder, 'data', folder);

describe('a folder of content', () => {
  it('gives an entry for each file of its kind, named after the file', async () => {
    await write('b.yaml', ITEM);
    await write('a.yaml', ITEM);
    await write('a.svg', '<svg/>');
    expect(read().map(({ id, file }) => [id, file])).toEqual([
      ['a', 'a.yaml'],
      ['b', 'b.yaml'],
    ]);
  });

  it('tells of all mistakes in all files at once', async () => {
    await write('a.yaml', ITEM.replace('done', 'soon'));
    await write('b.yaml', ITEM);
    await write('c.yaml', `${ITEM}date: 2026-01-01\nowner: me\n`);
    expect(read).toThrow(
      [
        '3 mistakes in the content:',
        'a.yaml:3 status: must be done or coming-soon, not "soon".',
        'c.yaml:5 date: is not a field of this collection. Correct its name or remove it.',
        'c.yaml:6 owner: is not a field of this collection. Correct its name or remove it.',
      ].join('\n\n'),
    );
  });
});

/** What Astro gives a loader; `watcher` is there while one writes. */
function contextOf(watcher?: object) {
  const stored = new Map<string, Record<string, unknown>>();
  const checked: string[] = [];
  const context = {
    collection: 'news',
    config: { root: pathToFileURL(folder), srcDir: pathToFileURL(`${folder}src/`) },
    store: {
      get: (id: string) => stored.get(id),
      set: (entry: { id: string }) => stored.set(entry.id, { ...entry }),
      clear: () => stored.clear(),
    },
    parseData: async ({ id, data }: { id: string; data: object }) => {
      checked.push(id);
      return { draft: false, ...data };
    },
    generateDigest: (source: string) => source,
    watcher,
  } as unknown as LoaderContext;
  return { context, stored, checked };
}

describe('a folder of posts', () => {
  const POST = `---
title: A post
date: 2022-08-24
author: Tessera editors
teaser: What it is about.
image: ./transformation.webp
imageAlt: A picture.
tags: [programme]
---

Text.
`;
  const loader = contentFolder<Dated>(
    'text',
    newsSchema,
    (post) => publicationOf(post, new Date('2026-01-01')) === 'published',
  );
  const writePosts = async (posts: Readonly<Record<string, string>>) => {
    await mkdir(`${folder}src/content/news`, { recursive: true });
    for (const [name, text] of Object.entries(posts)) await write(`src/content/news/${name}`, text);
  };
  it('loads what is published, and while one writes the rest, too', async () => {
    await writePosts({
      'out.mdx': POST,
      'draft.md': POST.replace('tags', 'draft: true\ntags'),
      'later.md': POST.replace('2022-08-24', '2026-01-02'),
    });
    const build = contextOf();
    await loader.load(build.context);
    expect([...build.stored.keys()]).toEqual(['out']);
    const writing = contextOf({ add: () => {}, on: () => {} });
    await loader.load(writing.context);
    expect([...writing.stored.keys()]).toEqual(['draft', 'later', 'out']);
  });

  it('tells how long a text is, and which files beside it the text names', async () => {
    const figure = '<Figure src="./transformation.webp" alt="A picture.">Two words.</Figure>';
    await writePosts({ 'a.mdx': `${POST}\n${figure}\n` });
    const { context, stored } = contextOf();
    await loader.load(context);
    expect(stored.get('a')?.data).toMatchObject({
      words: 3,
      pictures: { './transformation.webp': './transformation.webp' },
      films: {},
    });
  });

  it('is checked again when a file has changed, or one that it names, and not before', async () => {
    const { context, checked } = contextOf();
    const checksAfter = async (posts: Readonly<Record<string, string>>) => {
      const before = checked.length;
      await writePosts(posts);
      await loader.load(context);
      return checked.length - before;
    };
    expect(await checksAfter({ 'a.md': POST, 'transformation.webp': 'one' })).toBe(1);
    expect(await checksAfter({})).toBe(0);
    expect(await checksAfter({ 'a.md': POST.replace('Text', 'Other text') })).toBe(1);
    expect(await checksAfter({ 'transformation.webp': 'another' })).toBe(1);
    await rm(`${folder}src/content/news/transformation.webp`);
    expect(await checksAfter({})).toBe(1);
    expect(await checksAfter({})).toBe(0);
  });

  it('keeps what it has when a file is changed for the worse', async () => {
    await writePosts({ 'a.md': POST });
    const { context, stored } = contextOf();
    await loader.load(context);
    await writePosts({ 'a.md': POST.replace('2022-08-24', 'tomorrow') });
    await expect(loader.load(context)).rejects.toThrow('src/content/news/a.md:3 date: ');
    expect(stored.has('a')).toBe(true);
  });
});

describe('links that are still samples', () => {
  it('are listed by file and line, and set ones are not', async () => {
    await write('settings.yaml', 'links:\n  a: https://a.tessera.example/\n  b: https://b.org/example\n');
    await write('post.mdx', 'See [this](http://c.example) and <https://d.example.com>.\n');
    expect(await listUnsetLinks(new URL(`file://${folder}`))).toEqual([
      { file: 'post.mdx', line: 1, url: 'http://c.example' },
      { file: 'settings.yaml', line: 2, url: 'https://a.tessera.example/' },
    ]);
  });

  it.each([
    ['https://tessera.example', ['Addresses that are still samples:\n  SITE_URL https://tessera.example']],
    ['http://localhost:4321', ['Addresses that are still samples:\n  SITE_URL http://localhost:4321']],
    ['https://b.org', []],
  ])('and so is the site’s own address: of %s a build says %j', async (site, said) => {
    await mkdir(join(folder, 'content'));
    const { hooks } = reportUnsetLinks();
    const warn = vi.fn();
    await hooks['astro:config:done']?.({ config: { site, srcDir: new URL(`file://${folder}`) } } as never);
    await hooks['astro:build:done']?.({ logger: { warn } } as never);
    expect(warn.mock.calls.flat()).toEqual(said);
  });
});
