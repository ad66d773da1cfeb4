// How pages look where their address is shared, and what they tell to search engines.
import { describe, expect, test } from 'vitest';
import {
  allPages,
  documentOf,
  isNotFoundPage,
  isPersonal,
  isServed,
  ORIGIN,
  readBuiltBytes,
} from './built-pages.ts';

const listed = allPages.filter((page) => !isPersonal(page) && !isNotFoundPage(page));
const unlisted = allPages.filter((page) => !listed.includes(page));

interface Thing {
  readonly '@type': string;
  readonly logo?: string;
  readonly itemListElement?: readonly { '@type': string; position: number; name: string; item: string }[];
}

const contentOf = (page: string, name: string): string | undefined =>
  documentOf(page).querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content;

const blocksOf = (page: string): string[] =>
  [...documentOf(page).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );

/** All that a page tells, by type. */
function thingsOf(page: string): Map<string, Thing> {
  const [block = '{}'] = blocksOf(page);
  const { '@context': context, '@graph': graph }: { '@context': string; '@graph': Thing[] } =
    JSON.parse(block);
  expect(context).toBe('https://schema.org');
  return new Map(graph.map((thing) => [thing['@type'], thing]));
}

/** Width and height as the file itself says (PNG, third edition, 11.2.1). */
function sizeOfPng(file: Buffer): [width: number, height: number] {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

function expectOnSite(address: unknown): void {
  const { origin, pathname } = new URL(String(address));
  expect(origin).toBe(ORIGIN);
  expect(isServed(pathname)).toBe(true);
}

describe.each(listed)('%s', (page) => {
  test('has a card of the size that it names, light enough for every network', () => {
    const picture = new URL(contentOf(page, 'og:image') ?? '');
    expectOnSite(picture);
    const file = readBuiltBytes(picture.pathname);
    const named = ['og:image:width', 'og:image:height'].map((name) => Number(contentOf(page, name)));
    expect(named).toEqual([1200, 630]);
    expect(sizeOfPng(file)).toEqual(named);
    expect(file.length).toBeLessThan(60_000);
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(page, 'og:image:alt')).toBeTruthy();
  });

  test('tells one block of JSON-LD, in which no tag can end', () => {
    expect(blocksOf(page)).toHaveLength(1);
    expect(blocksOf(page)[0]).not.toContain('<');
    expect(thingsOf(page).size).toBeGreaterThan(0);
  });

  if (page === '/') {
    test('tells whose site it is', () => {
      const things = thingsOf(page);
      expect(things.get('Organization')).toMatchObject({ name: expect.any(String), url: `${ORIGIN}/` });
      expectOnSite(things.get('Organization')?.logo);
      expect(things.get('WebSite')).toMatchObject({ name: expect.any(String), url: `${ORIGIN}/` });
    });
  } else {
    test('tells the way to it, over pages that are there', () => {
      const list = thingsOf(page).get('BreadcrumbList')?.itemListElement;
      if (!list) throw new Error('There is no list of breadcrumbs.');
      expect(list.length).toBeGreaterThan(1);
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      for (const { '@type': type, name, item } of list) {
        expect(type).toBe('ListItem');
        expect(name).toBeTruthy();
        expectOnSite(item);
      }
      expect(list[0]?.item).toBe(`${ORIGIN}/`);
      expect(list.at(-1)?.item).toBe(`${ORIGIN}${page}`);
    });
  }
});

const posts = listed.filter((page) => contentOf(page, 'og:type') === 'article');

test('posts are told as articles, and nothing else is', () => {
  expect(posts.length).toBeGreaterThan(0);
  expect(listed.filter((page) => thingsOf(page).has('NewsArticle'))).toEqual(posts);
});

test.each(posts)('%s tells what an article has to', (page) => {
  const article = thingsOf(page).get('NewsArticle');
  expect(article).toMatchObject({
    headline: documentOf(page).querySelector('h1')?.textContent,
    datePublished: documentOf(page).querySelector('article time')?.getAttribute('datetime'),
    author: { '@type': expect.stringMatching(/^(Organization|Person)$/), name: expect.any(String) },
    publisher: { '@type': 'Organization', name: expect.any(String) },
    mainEntityOfPage: `${ORIGIN}${page}`,
    image: contentOf(page, 'og:image'),
  });
});

test.each(unlisted)('%s, which is for nobody to share, has neither', (page) => {
  expect(contentOf(page, 'og:image')).toBeUndefined();
  expect(blocksOf(page)).toEqual([]);
});
