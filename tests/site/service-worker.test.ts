import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { withoutLanguage } from '#scripts/built-site.mjs';
import { expect, test } from 'vitest';
import { releaseOf } from '#integrations/service-worker/release-of.ts';
import { allPages, documentOf } from './built-pages.ts';

const worker = readFileSync('dist/service-worker.js', 'utf8');
const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('the service worker is one file: browsers load no part of it from an earlier or later release', () => {
  expect(worker).not.toMatch(/^import|[;}]import\b|\bimport\(|\bexport\b|importScripts/m);
});

test('it knows this build', () => {
  expect(worker.startsWith(`self.RELEASE=${JSON.stringify(releaseOf('dist'))};`)).toBe(true);
});

test.each(allPages)('%s links the manifest', (page) => {
  expect(documentOf(page).querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(
    `${page.slice(0, page.length - withoutLanguage(page).length)}/manifest.webmanifest`,
  );
});

test('the manifest has what a browser needs to install the site, and leads to the members’ area', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Tessera',
    start_url: '/dashboard/',
    display: 'standalone',
  });
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    expect(existsSync(`dist${url}index.html`), url).toBe(true);
  }
});

test.each<{ src: string; sizes: string; purpose: string }>(manifest.icons)(
  'its icon $src is as large as it says, and a maskable one has no transparent edge',
  async ({ src, sizes, purpose }) => {
    if (sizes === 'any') return expect(existsSync(`dist${src}`)).toBe(true);
    const picture = sharp(`dist${src}`);
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    if (purpose === 'maskable') expect((await picture.stats()).isOpaque).toBe(true);
  },
);
