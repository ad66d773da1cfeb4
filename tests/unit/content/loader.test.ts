import type { LoaderContext } from 'astro/loaders';
import { EventEmitter } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportUnsetLinks } from '#content/integration.ts';
import { contentFolder, readEntries } from '#content/loader.ts';
import { type Dated, publicationOf } from '#content/publication.ts';
import { newsSchema } from '#content/schemas/news.ts';
import { roadmapSchema } from '#content/schemas/programme.ts';
import { listUnsetLinks } from '#content/unset-links.ts';

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
    expect(read().map(({ id, name }) => [id, name])).toEqual([
      ['a', 'a.yaml'],
      ['b', 'b.yaml'],
    ]);
  });

  it('reports all mistakes in all files at once', async () => {
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
function contextOf(watcher?: EventEmitter) {
  const stored = new Map<string, { digest?: string; data: Record<string, unknown> }>();
  const errors: string[] = [];
  const entryType = {
    // As Astro reads them: a date is no text.
    getEntryInfo: async ({ contents }: { contents: string }) => ({
      body: contents,
      data: { date: new Date(0) },
    }),
    contentModuleTypes: '',
  };
  const context = {
    collection: 'news',
    config: { root: pathToFileURL(folder), srcDir: pathToFileURL(`${folder}src/`) },
    store: {
      get: (id: string) => stored.get(id),
      set: (entry: { id: string; data: Record<string, unknown> }) => stored.set(entry.id, { ...entry }),
      keys: () => [...stored.keys()],
      delete: (id: string) => stored.delete(id),
      clear: () => stored.clear(),
      addModuleImport: () => {},
    },
    parseData: async ({ data }: { data: object }) => ({ draft: false, ...data }),
    generateDigest: (source: string) => source,
    entryTypes: new Map([
      ['.md', entryType],
      ['.mdx', entryType],
    ]),
    logger: { info: () => {}, warn: () => {}, error: (message: string) => errors.push(message) },
    watcher: watcher && Object.assign(watcher, { add: () => {} }),
  } as unknown as LoaderContext;
  return { context, stored, errors };
}

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

describe('a folder of posts', () => {
  it('loads what is published, and while one writes the rest, too', async () => {
    await writePosts({
      'out.mdx': POST,
      'draft.md': POST.replace('tags', 'draft: true\ntags'),
      'later.md': POST.replace('2022-08-24', '2026-01-02'),
    });
    const build = contextOf();
    await loader.load(build.context);
    expect([...build.stored.keys()]).toEqual(['out']);
    const writing = contextOf(new EventEmitter());
    await loader.load(writing.context);
    expect([...writing.stored.keys()].sort()).toEqual(['draft', 'later', 'out']);
  });

  it('has the fields as they were checked: a date as it is written', async () => {
    await writePosts({ 'a.md': POST });
    const { context, stored } = contextOf();
    await loader.load(context);
    expect(stored.get('a')?.data).toMatchObject({ title: 'A post', date: '2022-08-24' });
  });

  it('is loaded again by each build, without what has gone', async () => {
    await writePosts({ 'a.md': POST, 'b.md': POST });
    const { context, stored } = contextOf();
    await loader.load(context);
    await writePosts({ 'a.md': POST.replace('A post', 'The post') });
    await rm(`${folder}src/content/news/b.md`);
    await loader.load(context);
    expect([...stored].map(([id, { data }]) => [id, data['title']])).toEqual([['a', 'The post']]);
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

describe('a folder of posts while one writes', () => {
  const open = async (posts: Readonly<Record<string, string>>) => {
    const watcher = new EventEmitter();
    const folderOfPosts = `${folder}src/content/news/`;
    await writePosts(posts);
    const { context, stored, errors } = contextOf(watcher);
    await loader.load(context);
    const tell = (event: 'add' | 'change' | 'unlink', name: string) => {
      watcher.emit(event, folderOfPosts + name);
      watcher.emit('all', event, folderOfPosts + name);
    };
    const titleOf = (id: string) => stored.get(id)?.data['title'];
    return { tell, titleOf, errors };
  };
  const renamed = POST.replace('A post', 'The post');

  it('follows a post that changes', async () => {
    const { tell, titleOf } = await open({ 'a.md': POST });
    await writePosts({ 'a.md': renamed });
    tell('change', 'a.md');
    await vi.waitFor(() => expect(titleOf('a')).toBe('The post'));
  });

  it('names file, line and field of a mistake, and goes on when it is mended', async () => {
    const { tell, titleOf, errors } = await open({ 'a.md': POST });
    await writePosts({ 'a.md': renamed.replace('2022-08-24', 'tomorrow') });
    tell('change', 'a.md');
    await vi.waitFor(() => expect(errors.join()).toContain('src/content/news/a.md:3 date: must be a day'));
    expect(titleOf('a')).toBe('A post');
    await writePosts({ 'a.md': renamed });
    tell('change', 'a.md');
    await vi.waitFor(() => expect(titleOf('a')).toBe('The post'));
  });

  it('recovers when the file that blocked a post is gone', async () => {
    const { tell, titleOf, errors } = await open({ 'a.md': POST });
    await writePosts({ 'a.mdx': renamed });
    tell('add', 'a.mdx');
    await vi.waitFor(() => expect(errors.join()).toContain('a.mdx:1 file name: comes to the same address'));
    expect(titleOf('a')).toBe('A post');
    await rm(`${folder}src/content/news/a.md`);
    tell('unlink', 'a.md');
    await vi.waitFor(() => expect(titleOf('a')).toBe('The post'));
  });

  it.each(['My post.md', '2026/post.md', 'post.markdown'])('refuses a file named %s', async (name) => {
    const { tell, errors } = await open({ 'a.md': POST });
    await mkdir(`${folder}src/content/news/2026`);
    await writePosts({ [name]: POST });
    tell('add', name);
    await vi.waitFor(() =>
      expect(errors.join()).toContain(`news/${name}:1 file name: must be of small letters`),
    );
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
