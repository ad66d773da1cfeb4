import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { editor } from '#integrations/editor.ts';
import { openSite } from '#tests/unit/editing/corpus/site.ts';

const POST = 'src/content/news/best.mdx';
const site = await openSite();
let server: Server;
let origin: string;

/** The part of the development server that answers under `/edit`. */
async function answererOf(root: string): Promise<RequestListener> {
  const { hooks } = editor();
  await hooks['astro:config:done']?.({ config: { root: pathToFileURL(root) } } as never);
  const use = vi.fn();
  await hooks['astro:server:setup']?.({ server: { middlewares: { use } } } as never);
  return use.mock.calls[0]?.[1];
}

beforeAll(async () => {
  vi.stubEnv('TESSERA_EDITOR', 'on');
  server = createServer(await answererOf(site.root));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  vi.unstubAllEnvs();
  await site.close();
});

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${origin}/api/${path}`, init);
  return { status: response.status, answer: await response.json() };
};
const put = (content: object) => ({ method: 'PUT', body: JSON.stringify(content) });
const source = () => readFileSync(site.root + POST, 'utf8');

it('is there only when it was asked for', async () => {
  vi.stubEnv('TESSERA_EDITOR', '');
  expect(await answererOf(site.root)).toBeUndefined();
  vi.stubEnv('TESSERA_EDITOR', 'on');
});

it('lists the posts with what visitors see of them', async () => {
  const { answer } = await ask('posts/');
  expect(answer).toContainEqual({
    slug: 'unfinished',
    title: 'Unfinished',
    date: '2026-01-02',
    language: null,
    publication: 'draft',
    mistakes: 0,
  });
});

it('says in the terminal where it is', async () => {
  const info = vi.fn();
  const start = editor().hooks['astro:server:start'];
  await start?.({ address: { port: 4321 }, logger: { info } } as never);
  expect(info).toHaveBeenCalledWith('http://localhost:4321/edit/');
});

it('lists and opens a translation as what it is, seen since the day of its original', async () => {
  const file = `${site.root}src/content/news/best.it.mdx`;
  writeFileSync(file, '---\ntitle: Il migliore\n---\n\nParole.\n');
  const { answer: posts } = await ask('posts/');
  expect(posts).toContainEqual({
    slug: 'best.it',
    title: 'Il migliore',
    date: '2026-01-02',
    language: 'Italiano',
    publication: 'published',
    mistakes: 0,
  });
  const { answer } = await ask('post/best.it/');
  expect(answer).toMatchObject({ isTranslation: true, body: 'Parole.', fields: { title: 'Il migliore' } });
  await ask('post/best.it/', put({ fields: { title: 'Ottimo' }, body: null, version: answer.version }));
  expect(readFileSync(file, 'utf8')).toBe('---\ntitle: Ottimo\n---\n\nParole.\n');
  await ask('post/best.it/', { method: 'DELETE' });
  expect(existsSync(file)).toBe(false);
  expect(existsSync(site.root + POST)).toBe(true);
});

it('says of a post whose day cannot be read that it is there, not that it waits', async () => {
  const file = `${site.root}src/content/news/broken.mdx`;
  writeFileSync(file, '---\ntitle: A: B\n---\n\nWords.\n');
  const { answer: posts } = await ask('posts/');
  rmSync(file);
  expect(posts).toContainEqual(expect.objectContaining({ slug: 'broken', publication: 'published' }));
});

it('removes a post with its translations and with the pictures that no other names', async () => {
  const folder = `${site.root}src/content/news/`;
  const post = '---\ntitle: Gone\nimage: ./gone.webp\n---\n\n![Stairs](./stairs.jpg)\n';
  writeFileSync(`${folder}gone.mdx`, post);
  writeFileSync(`${folder}gone.it.mdx`, '---\ntitle: Andato\n---\n\nParole.\n');
  writeFileSync(`${folder}gone.webp`, '');
  writeFileSync(`${folder}stays.mdx`, post.replace('./gone.webp', './good.webp'));
  const { answer } = await ask('post/gone/', { method: 'DELETE' });
  expect(answer.removed.toSorted()).toEqual(['gone.it.mdx', 'gone.mdx']);
  const left = ['gone.mdx', 'gone.it.mdx', 'gone.webp', 'stairs.jpg', 'good.webp'].filter((name) =>
    existsSync(folder + name),
  );
  expect(left).toEqual(['stairs.jpg', 'good.webp']);
  rmSync(`${folder}stays.mdx`);
});

it('saves what was typed and nothing else, and says what the check says', async () => {
  const before = source();
  const { answer: post } = await ask('post/best/');
  const typed = { fields: { title: 'Best of all' }, body: 'See [it](/math/).', version: post.version };
  const { answer } = await ask('post/best/', put(typed));
  expect(source()).toBe(
    before.replace('title: Best', 'title: Best of all').replace('Words.', 'See [it](/math/).'),
  );
  expect(answer.found).toEqual([
    {
      field: 'link /math/',
      message: 'leads to /math/, which is not there. Correct it or remove it.',
      isWarning: false,
      line: 1,
    },
  ]);
});

it('overwrites nothing that another program has written meanwhile', async () => {
  const before = source();
  const { status } = await ask(
    'post/best/',
    put({ fields: { title: 'Mine' }, body: null, version: 'older' }),
  );
  expect(status).toBe(409);
  expect(source()).toBe(before);
});

it('takes a picture under a name that an address can have', async () => {
  const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2647ab' } })
    .jpeg()
    .toBuffer();
  const body = new Uint8Array(picture);
  const taken = await ask('picture/best/?use=lead&name=IMG%204521.JPG', { method: 'POST', body });
  expect(taken).toEqual({ status: 200, answer: { name: 'img-4521.jpg' } });
  expect(existsSync(`${site.root}src/content/news/img-4521.jpg`)).toBe(true);
});

it.each([
  ['photo.heic', 'photo as iPhones keep it'],
  ['broken.jpg', 'cannot be opened as a picture'],
])('refuses %s, and keeps nothing of it', async (name, reason) => {
  const { status, answer } = await ask(`picture/best/?use=lead&name=${name}`, { method: 'POST', body: 'x' });
  expect(status).toBe(422);
  expect(answer.message).toContain(reason);
  expect(existsSync(`${site.root}src/content/news/${name}`)).toBe(false);
});

it.each(['..%2F..%2Fpackage/', 'none/'])('has no post %s', async (slug) => {
  expect((await ask(`post/${slug}`)).status).toBe(404);
});

it('answers no other site', async () => {
  const { status } = await ask('posts/', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(status).toBe(403);
});
