import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginRelease,
  forgetUnused,
  fromRelease,
  keepRelease,
  namedByContent,
  newest,
} from '#service-worker/kept-files.ts';
import type { Release } from '#service-worker/release.ts';

const ORIGIN = 'https://club.example.org';

/** The browser's caches, as far as a worker uses them. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const pathOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: string | Request) => entries.get(pathOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => void entries.set(pathOf(key), response),
    delete: async (key: string | Request) => entries.delete(pathOf(key)),
    keys: async () => [...entries.keys()].map((path) => new Request(ORIGIN + path)),
  });
  return {
    stored,
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    match: async (path: string) => {
      for (const entries of stored.values()) if (entries.has(path)) return entries.get(path)?.clone();
      return undefined;
    },
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  };
}

let storage: ReturnType<typeof fakeCaches>;
/** The text of each file that the server has, or null while it cannot be reached. */
let server: Record<string, string> | null;
const asked: string[] = [];
const works: Promise<void>[] = [];
const keepOn = (work: Promise<void>) => void works.push(work);

beforeEach(() => {
  storage = fakeCaches();
  asked.length = 0;
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async (target: string | Request, init?: RequestInit) => {
    const path = new URL(typeof target === 'string' ? target : target.url, ORIGIN).pathname;
    asked.push(path);
    const text = server?.[path];
    if (server === null) throw new TypeError('Failed to fetch');
    if (text === undefined) return new Response('', { status: 404 });
    // The test's digest of a text is the text.
    if (init?.integrity && init.integrity !== text) throw new TypeError('Failed to fetch');
    return new Response(text, {
      headers: { 'Content-Type': path.endsWith('/') ? 'text/html' : 'text/plain' },
    });
  });
});

const A: Release = {
  id: 'a',
  language: 'en',
  prefix: '',
  files: { '/dashboard/': 'page A', '/_astro/a.js': null, '/_astro/both.js': null, '/offline/': 'offline' },
  appPages: ['/dashboard/'],
};
const B: Release = {
  ...A,
  id: 'b',
  language: 'en',
  prefix: '',
  files: { '/dashboard/': 'page B', '/_astro/b.js': null, '/_astro/both.js': null, '/offline/': 'offline' },
};
const C: Release = { ...B, id: 'c', files: { ...B.files, '/dashboard/': 'page C' } };
const serverOf = ({ files }: Release) =>
  Object.fromEntries(Object.entries(files).map(([path, digest]) => [path, digest ?? `of ${path}`]));

async function install(release: Release): Promise<void> {
  server = serverOf(release);
  await keepRelease(release);
  await forgetUnused(release);
}

async function use(release: Release): Promise<void> {
  await install(release);
  await beginRelease(release);
}

const requestOf = (path: string) => new Request(ORIGIN + path);
const text = async (response: Promise<Response>) => (await response).text();
const releasesHere = () => [...new Set([...storage.stored.keys()].map((name) => name.slice(-1)))].sort();

describe('a release', () => {
  it('is fetched whole before it is used, but for what an earlier one has under the same name', async () => {
    await use(A);
    asked.length = 0;
    await install(B);
    expect(asked.sort()).toEqual(['/_astro/b.js', '/dashboard/', '/offline/']);
    server = null;
    expect(await text(fromRelease(A, '/dashboard/', requestOf('/dashboard/')))).toBe('page A');
    expect(await text(fromRelease(B, '/dashboard/', requestOf('/dashboard/')))).toBe('page B');
  });

  it('is refused if the server has another one by now, and fetches only the rest at the next try', async () => {
    server = { ...serverOf(A), '/dashboard/': 'page B' };
    await expect(keepRelease(A)).rejects.toThrow(TypeError);
    server = serverOf(A);
    asked.length = 0;
    await keepRelease(A);
    expect(asked).toEqual(['/dashboard/']);
  });

  it('is refused if a file is missing', async () => {
    const { '/_astro/a.js': _, ...rest } = serverOf(A);
    server = rest;
    await expect(keepRelease(A)).rejects.toThrow('/_astro/a.js: 404');
  });

  it('leaves the one before, whose pages may be open, and its scripts are found', async () => {
    await use(A);
    await use(B);
    expect(releasesHere()).toEqual(['a', 'b']);
    server = null;
    const script = namedByContent(B, '/_astro/a.js', requestOf('/_astro/a.js'), keepOn);
    expect(await text(script)).toBe('of /_astro/a.js');
    await use(C);
    expect(releasesHere()).toEqual(['b', 'c']);
  });

  it('that was never used is deleted for the next one, and the one in use stays', async () => {
    await use(A);
    await install(B);
    await install(C);
    expect(releasesHere()).toEqual(['a', 'c']);
    await beginRelease(C);
    expect(releasesHere()).toEqual(['a', 'c']);
  });

  it('can come back', async () => {
    await use(A);
    await use(B);
    await use(A);
    await use(C);
    expect(releasesHere()).toEqual(['a', 'c']);
  });

  it('leaves caches of others alone', async () => {
    await storage.open('of-a-library');
    await use(A);
    expect(storage.stored.has('of-a-library')).toBe(true);
  });
});

describe('what the browser has lost', () => {
  it('comes from the server, and a script is kept again', async () => {
    await use(A);
    storage.stored.get('tessera-files-en-a')?.clear();
    expect(await text(fromRelease(A, '/dashboard/', requestOf('/dashboard/')))).toBe('page A');
    await namedByContent(A, '/_astro/a.js', requestOf('/_astro/a.js'), keepOn);
    await Promise.all(works);
    server = null;
    const again = namedByContent(A, '/_astro/a.js', requestOf('/_astro/a.js'), keepOn);
    expect(await text(again)).toBe('of /_astro/a.js');
  });
});

describe('a public page', () => {
  it('is new while the server answers, and as it was seen last without a network', async () => {
    await use(A);
    server = { '/news/': 'news of Monday' };
    await newest(A, '/news/', requestOf('/news/'), keepOn);
    server = { '/news/': 'news of Tuesday' };
    expect(await text(newest(A, '/news/', requestOf('/news/'), keepOn))).toBe('news of Tuesday');
    await Promise.all(works);
    server = null;
    expect(await text(newest(A, '/news/', requestOf('/news/'), keepOn))).toBe('news of Tuesday');
  });

  it('that was never visited has one in its place that says so', async () => {
    await use(A);
    server = null;
    expect(await text(newest(A, '/news/', requestOf('/news/'), keepOn))).toBe('offline');
  });

  it('that the server does not have is not kept', async () => {
    await use(A);
    server = {};
    expect((await newest(A, '/gone/', requestOf('/gone/'), keepOn)).status).toBe(404);
    await Promise.all(works);
    server = null;
    expect(await text(newest(A, '/gone/', requestOf('/gone/'), keepOn))).toBe('offline');
  });

  it('without its last slash leads to the one with it', async () => {
    await use(A);
    server = null;
    const { status, headers } = await newest(A, '/dashboard', requestOf('/dashboard?a=1'), keepOn);
    expect([status, headers.get('Location')]).toEqual([302, `${ORIGIN}/dashboard/?a=1`]);
  });

  it('pushes out the oldest of 150', async () => {
    await use(A);
    server = Object.fromEntries(Array.from({ length: 151 }, (_, nth) => [`/news/${nth}/`, `${nth}`]));
    for (const path of Object.keys(server)) {
      await newest(A, path, requestOf(path), keepOn);
      await Promise.all(works);
    }
    expect(storage.stored.get('tessera-visited-en-a')?.size).toBe(150);
    server = null;
    expect(await text(newest(A, '/news/0/', requestOf('/news/0/'), keepOn))).toBe('offline');
    expect(await text(newest(A, '/news/1/', requestOf('/news/1/'), keepOn))).toBe('1');
  });
});
