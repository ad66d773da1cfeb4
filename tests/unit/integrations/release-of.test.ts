import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseOf } from '#integrations/service-worker/release-of.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-release-of-'));
  for (const page of ['', 'maths/', 'offline/', 'news/', 'ledger/', 'login/'])
    write(`${page}index.html`, page);
  write(
    'dashboard/index.html',
    '<img src="/_astro/coin.1.svg"><img loading="lazy" src="/_astro/far-down.1.avif"><video src="/_astro/film.1.mp4">',
  );
  write('_astro/a.1.js', 'a');
  write('_astro/far-down.1.avif', 'picture');
  write('_astro/film.1.mp4', 'film');
  write('market/bitcoin/older.json', '{}');
  for (const icon of ['favicon.svg', 'favicon.ico', 'manifest.webmanifest']) write(icon, 'icon');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the pages with a backend, scripts, prices and what those pages show first; no films, no news', () => {
  const { files, appPages } = releaseOf(folder);
  expect(Object.keys(files).sort()).toEqual([
    '/',
    '/_astro/a.1.js',
    '/_astro/coin.1.svg',
    '/dashboard/',
    '/favicon.ico',
    '/favicon.svg',
    '/ledger/',
    '/login/',
    '/manifest.webmanifest',
    '/market/bitcoin/older.json',
    '/maths/',
    '/offline/',
  ]);
  expect(appPages).toEqual(['/login/', '/dashboard/', '/ledger/']);
});

it('has a digest of each file whose name has none', () => {
  const { files } = releaseOf(folder);
  expect(files['/_astro/a.1.js']).toBeNull();
  // printf '{}' | openssl dgst -sha256 -binary | base64
  expect(files['/market/bitcoin/older.json']).toBe('sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=');
});

it('is another release when a file changes, and the same when none does', () => {
  const { id } = releaseOf(folder);
  expect(releaseOf(folder).id).toBe(id);
  write('news/index.html', 'other news');
  expect(releaseOf(folder).id).toBe(id);
  write('dashboard/index.html', 'other');
  expect(releaseOf(folder).id).not.toBe(id);
});
