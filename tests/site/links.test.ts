import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, prefixOf } from '#domain/languages.ts';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import {
  allPages,
  documentOf,
  isListed,
  isPersonal,
  isServed,
  ORIGIN,
  parse,
  readBuilt,
} from './built-pages.ts';
import { addressesOf, addressesOfStyle, deadAddresses } from './links.ts';

test.each(allPages)('every address on %s leads somewhere', (page) => {
  const addresses = addressesOf(documentOf(page));
  expect(addresses.length).toBeGreaterThan(0);
  expect(deadAddresses(addresses, `${ORIGIN}${page}`, hasAnchor)).toEqual([]);
});

test.each(allPages)('%s leads on to no other post twice', (page) => {
  const ways = documentOf(page).querySelectorAll('.neighbours a, [aria-labelledby=relatedPosts] a');
  const addresses = [...ways].map((way) => way.getAttribute('href'));
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('every address in a stylesheet leads somewhere', () => {
  const dead = globSync('dist/**/*.css').flatMap((file) => {
    const base = `${ORIGIN}/${file.replaceAll('\\', '/').slice('dist/'.length)}`;
    return deadAddresses(addressesOfStyle(readFileSync(file, 'utf8')), base, hasAnchor);
  });
  expect(dead).toEqual([]);
});

test.each(['/rss.xml', '/feed.json', '/it/rss.xml', '/it/feed.json'])(
  'every address in the posts of %s leads somewhere',
  (path) => {
    const contents = path.endsWith('.xml')
      ? parseRssFeed(readBuilt(path)).items?.map((item) => item.content?.encoded)
      : parseJsonFeed(readBuilt(path)).items?.map((item) => item.content_html);
    expect(contents?.length).toBeGreaterThan(0);
    const addresses = contents?.flatMap((html) => addressesOf(parse(html ?? '', 'text/html'))) ?? [];
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    expect(deadAddresses(addresses, ORIGIN, hasAnchor)).toEqual([]);
  },
);

test('the sitemap lists every page that search engines may list, and no other', () => {
  const listed = globSync('dist/**/sitemap-[0-9]*.xml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url),
  );
  const forAll = allPages.filter((page) => page.endsWith('/') && isListed(page));
  expect(listed.toSorted()).toEqual(forAll.map((page) => `${ORIGIN}${page}`).toSorted());
  expect(listed.filter((url) => !isServed(new URL(url).pathname))).toEqual([]);
});

test('each page in the sitemap names itself in every language, and those pages are there', () => {
  const entries = globSync('dist/**/sitemap-[0-9]*.xml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry),
  );
  const alternates = entries.map((entry) => [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]);
  for (const each of alternates) {
    expect(each.map(([, tag]) => tag)).toEqual([...LANGUAGE_TAGS, 'x-default']);
    expect(each.filter(([, , url = '']) => !isServed(new URL(url).pathname))).toEqual([]);
  }
});

test('the sitemap says when each post was changed', () => {
  const entries = globSync('dist/**/sitemap-[0-9]*.xml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry),
  );
  const posts = entries.filter((entry) => /<loc>[^<]*\/news\/[a-z0-9-]+\/<\/loc>/.test(entry));
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d/.test(entry))).toEqual([]);
});

test('robots.txt names the sitemap index, and the index names sitemaps that exist', () => {
  const indexes = [...readBuilt('/robots.txt').matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => url);
  expect(indexes).toEqual(LANGUAGE_TAGS.map((tag) => `${ORIGIN}${prefixOf(tag)}/sitemap-index.xml`));
  const sitemaps = indexes.flatMap((url) =>
    [...readBuilt(new URL(url).pathname).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, sitemap = '']) => sitemap),
  );
  expect(sitemaps.length).toBeGreaterThan(0);
  expect(sitemaps.filter((url) => !isServed(new URL(url).pathname))).toEqual([]);
});

/** The island of a members' screen draws the place that the way past the navigation leads to. */
function hasAnchor(page: string, id: string): boolean {
  // Every browser knows the top of a page.
  if (id === 'top') return true;
  if (!page.endsWith('/') && !page.endsWith('.html')) return true;
  const document = documentOf(page);
  return document.getElementById(id) !== null || (isPersonal(page) && id === 'main');
}
