import type { LoaderContext } from 'astro/loaders';
import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { ALL_MISTAKES, contentFolder, mistakeLoader } from '#editing/loader.ts';
import { type Dated, publicationOf } from '#editing/publication.ts';

let folder: string;
beforeEach(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'tessera-content-'))}/`;
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(folder + name, text);

/** What Astro gives a loader; `watcher` is there while one writes. */
function contextOf(watcher?: EventEmitter, render = async (text: string) => ({ html: text })) {
  const stored = new Map<string, { digest?: string; data: Record<string, unknown>; body?: string }>();
  const said: string[] = [];
  const say = (message: string) => said.push(message);
  const context = {
    collection: 'news',
    config: { root: pathToFileURL(folder), srcDir: pathToFileURL(`${folder}src/`) },
    store: {
      get: (id: string) => stored.get(id),
      // Astro keeps what it has of the same digest.
      set: (entry: { id: string; digest: string; data: Record<string, unknown> }) =>
        stored.get(entry.id)?.digest === entry.digest || stored.set(entry.id, { ...entry }),
      keys: () => [...stored.keys()],
      delete: (id: string) => stored.delete(id),
      clear: () => stored.clear(),
    },
    parseData: async ({ data }: { data: object }) => ({ draft: false, ...data }),
    generateDigest: (source: string) => source,
    renderMarkdown: render,
    logger: { info: () => {}, warn: say, error: say },
    watcher: watcher && Object.assign(watcher, { add: () => {} }),
  } as unknown as LoaderContext;
  return { context, stored, said };
}

const POST = `---
title: A post
date: 2022-08-24
author: Tessera editors
teaser: What it is about, in a sentence.
image: ./a.webp
imageAlt: A picture.
tags: [programme]
---

Text.
`;
const loader = contentFolder<Dated>(
  'news',
  (post) => publicationOf(post, new Date('2026-01-01')) === 'published',
);
const writePosts = async (posts: Readonly<Record<string, string>>) => {
  await mkdir(`${folder}src/content/news`, { recursive: true });
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2647ab' } });
  await picture.webp().toFile(`${folder}src/content/news/a.webp`);
  for (const [name, text] of Object.entries(posts)) await write(`src/content/news/${name}`, text);
};
const wrong = POST.replace('2022-08-24', 'tomorrow');
const renamed = POST.replace('A post', 'The post');

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

  it('is not made if a text cannot be rendered; while one writes, the others go on', async () => {
    await writePosts({ 'a.md': POST, 'b.md': POST.replace('Text.', 'Broken.') });
    const render = async (text: string) => {
      if (text.endsWith('Broken.')) throw new Error('Cannot be rendered.');
      return { html: text };
    };
    await expect(loader.load(contextOf(undefined, render).context)).rejects.toThrow('Cannot be rendered.');
    const writing = contextOf(new EventEmitter(), render);
    await loader.load(writing.context);
    expect([...writing.stored.keys()]).toEqual(['a', 'b']);
    expect(writing.said).toEqual(['src/content/news/b.md: Cannot be rendered.']);
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
    await writePosts({ 'a.md': renamed });
    await rm(`${folder}src/content/news/b.md`);
    await loader.load(context);
    expect([...stored].map(([id, { data }]) => [id, data['title']])).toEqual([['a', 'The post']]);
  });

  it('leaves out a post with a mistake, and no other', async () => {
    await writePosts({ 'a.md': wrong, 'b.md': POST });
    const { context, stored } = contextOf();
    await loader.load(context);
    expect([...stored.keys()]).toEqual(['b']);
  });
});

describe('a folder of posts while one writes', () => {
  const open = async (posts: Readonly<Record<string, string>>) => {
    const watcher = new EventEmitter();
    await writePosts(posts);
    const { context, stored } = contextOf(watcher);
    await loader.load(context);
    const tell = (event: 'add' | 'change' | 'unlink', name: string) =>
      watcher.emit('all', event, `${folder}src/content/news/${name}`);
    const titleOf = (id: string) => stored.get(id)?.data['title'];
    return { tell, titleOf, stored };
  };

  it('shows the last of several quick saves, its fields and its text, at whatever distance they come', async () => {
    const { tell, stored } = await open({ 'a.mdx': POST });
    const save = (count: number) => {
      writeFileSync(
        `${folder}src/content/news/a.mdx`,
        POST.replace('A post', `Post ${count}`).replace('Text.', `Text ${count}`),
      );
      tell('change', 'a.mdx');
    };
    let count = 0;
    // In turns of the event loop: a load takes about 40 of them, and each of its steps is met.
    for (let distance = 0; distance < 60; distance++) {
      save(++count);
      for (let turn = 0; turn < distance; turn++) await setImmediate();
      save(++count);
      await eventually(() => expect(stored.get('a')?.body).toBe(`Text ${count}`));
      expect(stored.get('a')?.data['title']).toBe(`Post ${count}`);
    }
  });

  it('shows a save of which the watcher says nothing, so soon after another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { tell, titleOf } = await open({ 'a.md': POST });
      tell('change', 'a.md');
      await setImmediate();
      writeFileSync(`${folder}src/content/news/a.md`, renamed);
      vi.advanceTimersByTime(1000);
      await eventually(() => expect(titleOf('a')).toBe('The post'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('follows a post that changes', async () => {
    const { tell, titleOf } = await open({ 'a.md': POST });
    await writePosts({ 'a.md': renamed });
    tell('change', 'a.md');
    await eventually(() => expect(titleOf('a')).toBe('The post'));
  });

  it('leaves out a post with a mistake until it is mended; others go on', async () => {
    const { tell, titleOf } = await open({ 'a.md': wrong, 'b.md': POST });
    expect(titleOf('a')).toBeUndefined();
    await writePosts({ 'b.md': renamed });
    tell('change', 'b.md');
    await eventually(() => expect(titleOf('b')).toBe('The post'));
    await writePosts({ 'a.md': POST });
    tell('change', 'a.md');
    await eventually(() => expect(titleOf('a')).toBe('A post'));
  });

  it('recovers when the file that blocked a post is gone', async () => {
    const { tell, titleOf } = await open({ 'a.md': POST });
    await writePosts({ 'a.mdx': renamed });
    tell('add', 'a.mdx');
    await rm(`${folder}src/content/news/a.md`);
    tell('unlink', 'a.md');
    await eventually(() => expect(titleOf('a')).toBe('The post'));
  });
});

describe('the check of all content', () => {
  it('stops a build with all mistakes at once, without the lines of a program', async () => {
    await writePosts({ 'a.md': wrong, 'b.md': POST.replace('Text.', 'A [link](/math/).'), 'c.md': POST });
    const error: Error = await mistakeLoader.load(contextOf().context).then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error.message).toBe(
      [
        '2 mistakes in the content:',
        'src/content/news/a.md:3 date: must be a day of the calendar written like 2022-08-24, not "tomorrow".',
        'src/content/news/b.md:11 link /math/: leads to /math/, which is not there. Correct it or remove it.',
      ].join('\n\n'),
    );
    expect(error.stack).toBe('');
  });

  it('lets a build pass mistakes in drafts, and says them', async () => {
    await writePosts({ 'a.md': wrong.replace('tags', 'draft: true\ntags'), 'b.md': POST });
    const { context, said } = contextOf();
    await mistakeLoader.load(context);
    expect(said.join()).toContain(
      'One mistake in drafts, which no build publishes:\n\nsrc/content/news/a.md:3 date',
    );
  });

  it('takes no post for a draft whose text shows how a draft is written', async () => {
    await writePosts({ 'a.md': `${wrong}\n\`\`\`yaml\n---\ndraft: true\n---\n\`\`\`\n` });
    await expect(mistakeLoader.load(contextOf().context)).rejects.toThrow('a.md:3 date');
  });

  it('knows a draft also if its fields cannot be read', async () => {
    await writePosts({ 'a.md': POST.replace('A post', '"A post').replace('tags', 'draft: true\ntags') });
    const { context, said } = contextOf();
    await mistakeLoader.load(context);
    expect(said.join()).toContain('One mistake in drafts');
  });

  it('goes on while one writes, and follows mistakes until they are mended', async () => {
    await writePosts({ 'a.md': wrong });
    const watcher = new EventEmitter();
    const { context, stored, said } = contextOf(watcher);
    const listed = () => stored.get(ALL_MISTAKES)?.data['list'];
    await mistakeLoader.load(context);
    expect(listed()).toMatchObject([{ file: 'src/content/news/a.md', line: 3, field: 'date' }]);
    expect(said.join()).toContain('src/content/news/a.md:3 date: must be a day');
    await writePosts({ 'a.md': POST });
    watcher.emit('all', 'change', `${folder}src/content/news/a.md`);
    await eventually(() => expect(listed()).toEqual([]));
    expect(said.at(-1)).toBe('All mistakes are mended.');
  });
});
