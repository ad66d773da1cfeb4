// How pages look where their address is shared, and what they tell to search engines.
import sharp from 'sharp';
import { withoutLanguage } from '#scripts/built-site.mjs';
import { describe, expect, test } from 'vitest';
import { allPages, documentOf, isListed, isServed, ORIGIN, readBuiltBytes } from './built-pages.ts';

const listed = allPages.filter(isListed);
const unlisted = allPages.filter((page) => !listed.includes(page));

interface Thing {
  readonly '@type': string;
  readonly logo?: string;
  readonly datePublished?: string;
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

function expectOnSite(address: unknown): void {
  const { origin, pathname } = new URL(String(address));
  expect(origin).toBe(ORIGIN);
  expect(isServed(pathname)).toBe(true);
}

describe.each(listed)('%s', (page) => {
  test('has a picture of the size that it names, light enough for every network', async () => {
    const picture = new URL(contentOf(page, 'og:image') ?? '');
    expectOnSite(picture);
    const file = readBuiltBytes(picture.pathname);
    const named = ['og:image:width', 'og:image:height'].map((name) => Number(contentOf(page, name)));
    expect(named).toEqual([1200, 630]);
    const { format, width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual(named);
    const isPost = contentOf(page, 'og:type') === 'article';
    expect(format).toBe(isPost ? 'jpeg' : 'png');
    // No picture of this size and quality weighs more, whatever an editor chooses: noise has 330 kB.
    expect(file.length).toBeLessThan(isPost ? 350_000 : 60_000);
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(page, 'og:image:alt')).toBeTruthy();
  });

  test('tells one block of JSON-LD, in which no tag can end', () => {
    expect(blocksOf(page)).toHaveLength(1);
    expect(blocksOf(page)[0]).not.toContain('<');
    expect(thingsOf(page).size).toBeGreaterThan(0);
  });

  const home = page.slice(0, page.length - withoutLanguage(page).length);
  if (withoutLanguage(page) === '/') {
    test('tells whose site it is', () => {
      const things = thingsOf(page);
      expect(things.get('Organization')).toMatchObject({
        name: expect.any(String),
        url: `${ORIGIN}${home}/`,
      });
      expectOnSite(things.get('Organization')?.logo);
      expect(things.get('WebSite')).toMatchObject({ name: expect.any(String), url: `${ORIGIN}${home}/` });
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
      expect(list[0]?.item).toBe(`${ORIGIN}${home}/`);
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
    dateModified: contentOf(page, 'article:modified_time'),
  });
  expect(contentOf(page, 'article:published_time')).toBe(article?.datePublished);
  expect(contentOf(page, 'article:tag')).toBeTruthy();
});

test.each(posts)('%s is shared with its own picture, and says what it shows', (page) => {
  const picture = documentOf(page).querySelector<HTMLImageElement>('article img.picture');
  const nameOf = (address = '') => /([^/]+?)\.[\w-]+\.\w+$/.exec(address)?.[1];
  expect(nameOf(contentOf(page, 'og:image'))).toBe(nameOf(picture?.src));
  expect(contentOf(page, 'og:image:alt')).toBe(picture?.alt);
});

test('all other pages are shared with one card', () => {
  const others = listed.filter((page) => !posts.includes(page));
  const pictures = others.map((page) => contentOf(page, 'og:image')?.replace(`${ORIGIN}/it/`, `${ORIGIN}/`));
  expect(new Set(pictures).size).toBe(1);
});

test.each(unlisted)('%s, which is not to be shared, has neither', (page) => {
  expect(contentOf(page, 'og:image')).toBeUndefined();
  expect(blocksOf(page)).toEqual([]);
});
