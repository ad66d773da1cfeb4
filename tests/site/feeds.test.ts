import { detectJsonFeed, detectRssFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { allPages, documentOf, isServed, ORIGIN, parse, readBuilt } from './built-pages.ts';

/** Addresses of the posts that the site has. */
const posts = allPages
  .filter((page) => /^\/news\/(?!page\/|tags\/)[^/]+\/$/.test(page))
  .map((page) => `${ORIGIN}${page}`);

/** As many posts as a feed holds, each once. */
function expectNewest(urls: readonly (string | undefined)[]) {
  expect(urls).toHaveLength(Math.min(50, posts.length));
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => !posts.includes(`${url}`))).toEqual([]);
}

describe('RSS', () => {
  const source = readBuilt('/rss.xml');
  const feed = parseRssFeed(source);
  const items = feed.items ?? [];

  test('is well-formed and recognised', () => {
    expect(parse(source, 'text/xml').querySelector('parsererror')).toBeNull();
    expect(detectRssFeed(source)).toBe(true);
  });

  test('says what it is and where it is', () => {
    expect(feed).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      link: `${ORIGIN}/`,
    });
    expect(feed.atom?.links).toContainEqual(
      expect.objectContaining({ href: `${ORIGIN}/rss.xml`, rel: 'self' }),
    );
  });

  test('has the newest posts once, newest first, with a lasting identity', () => {
    expectNewest(items.map(({ link }) => link));
    expect(items.map(({ guid }) => guid?.value)).toEqual(items.map(({ link }) => link));
    const dates = items.map(({ pubDate }) => Date.parse(`${pubDate}`));
    expect(dates).toEqual(dates.toSorted((left, right) => right - left));
  });

  test.each(items)('has the full text of $title', (item) => {
    expect(item).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    expectFullText(item.link, item.content?.encoded);
  });
});

describe('JSON Feed', () => {
  const source = JSON.parse(readBuilt('/feed.json'));
  const feed = parseJsonFeed(source);
  const items = feed.items ?? [];

  test('is recognised, and says its version and where it is', () => {
    expect(detectJsonFeed(source)).toBe(true);
    expect(source.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed).toMatchObject({ feed_url: `${ORIGIN}/feed.json`, home_page_url: `${ORIGIN}/news/` });
  });

  test('has the newest posts once, newest first, with a lasting identity', () => {
    expectNewest(items.map(({ url }) => url));
    expect(items.map(({ id }) => id)).toEqual(items.map(({ url }) => url));
    const dates = items.map(({ date_published }) => Date.parse(`${date_published}`));
    expect(dates).toEqual(dates.toSorted((left, right) => right - left));
  });

  test.each(items)('has the full text and the picture of $title', (item) => {
    expect(item).toMatchObject({ title: expect.any(String), summary: expect.any(String) });
    expectFullText(item.url, item.content_html);
    const picture = new URL(`${item.image}`);
    expect(picture.origin).toBe(ORIGIN);
    expect(isServed(picture.pathname)).toBe(true);
  });
});

/** The text of the feed is that of the page, and no script, style or class of the page comes with it. */
function expectFullText(url: string | undefined, html = '') {
  // Without spaces: the page has none between its last paragraph and the link below.
  const textOf = (root: Element | null) => (root?.textContent ?? '').replaceAll(/\s+/g, '');
  const { body } = parse(html, 'text/html');
  const onPage = textOf(documentOf(new URL(`${url}`).pathname).querySelector('article .prose'));
  expect(html).not.toBe('');
  expect(onPage.slice(0, textOf(body).length)).toBe(textOf(body));
  // The page ends with a link to what the post reports on, which the feed has no need of.
  expect(onPage.length - textOf(body).length).toBeLessThan(60);
  expect([...body.querySelectorAll('script, style, template, [class]')]).toEqual([]);
}
