import { detectJsonFeed, detectRssFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { allPages, documentOf, isServed, ORIGIN, parse, readBuilt } from './built-pages.ts';

/** Addresses of the posts that the site has, in alphabetical order. */
const posts = allPages
  .filter((page) => /^\/news\/(?!page\/|tags\/)[^/]+\/$/.test(page))
  .map((page) => `${ORIGIN}${page}`);

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

  test('has every post once, newest first, with a lasting identity', () => {
    expect(items.map(({ link }) => link).toSorted()).toEqual(posts);
    expect(items.map(({ guid }) => guid?.value).toSorted()).toEqual(posts);
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

  test('has every post once, newest first, with a lasting identity', () => {
    expect(items.map(({ url }) => url).toSorted()).toEqual(posts);
    expect(items.map(({ id }) => id).toSorted()).toEqual(posts);
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

/** Every paragraph of the feed's text is on the page, and the page's text is all there. */
function expectFullText(url: string | undefined, html = '') {
  const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);
  const paragraphs = [...parse(html, 'text/html').querySelectorAll('p')].map((p) =>
    wordsOf(p.textContent).join(' '),
  );
  const page = documentOf(new URL(`${url}`).pathname);
  const onPage = [...page.querySelectorAll('article .prose p')].map((p) => wordsOf(p.textContent).join(' '));
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(paragraphs.filter((paragraph) => !onPage.includes(paragraph))).toEqual([]);
  // The page ends with a link to what the post reports on, which the feed has no need of.
  expect(onPage.length - paragraphs.length).toBeLessThanOrEqual(1);
}
