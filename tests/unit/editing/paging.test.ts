import { describe, expect, it } from 'vitest';
import { pagePath, pagesOf, pagesToName } from '#components/news/paging.ts';
import type { NewsPost } from '#data/news.ts';

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `${index}` }) as NewsPost);

describe('a list of posts', () => {
  it('has pages of twelve', () => {
    const pages = pagesOf(posts(25));
    expect(pages.map((page) => page.posts.length)).toEqual([12, 12, 1]);
    expect(pages.map(({ page, count }) => `${page} of ${count}`)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(pages[2]?.posts).toEqual(posts(25).slice(24));
  });

  it('has one page when it is short, or empty', () => {
    expect(pagesOf(posts(12))).toHaveLength(1);
    expect(pagesOf([])).toEqual([{ posts: [], page: 1, count: 1 }]);
  });

  it('is its own first page', () => {
    expect(pagePath('/news/', 1)).toBe('/news/');
    expect(pagePath('/news/tags/wallets/', 2)).toBe('/news/tags/wallets/page/2/');
  });
});

describe('a pagination', () => {
  const named = (page: number, count: number) =>
    pagesToName(page, count)
      .map((each) => each ?? '…')
      .join(' ');

  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 800, '1 2 … 800'],
    [2, 800, '1 2 3 … 800'],
    [400, 800, '1 … 399 400 401 … 800'],
    [799, 800, '1 … 798 799 800'],
    [800, 800, '1 … 799 800'],
  ])('on page %i of %i names the ends and the neighbours', (page, count, expected) => {
    expect(named(page, count)).toBe(expected);
  });

  it('leaves out no single page: it takes no more room than the gap', () => {
    expect(named(4, 8)).toBe('1 2 3 4 5 … 8');
    expect(named(5, 8)).toBe('1 … 4 5 6 7 8');
  });

  it('never names more than seven, each once, in order', () => {
    for (let count = 1; count <= 40; count++) {
      for (let page = 1; page <= count; page++) {
        const numbers = pagesToName(page, count).filter((each) => each !== null);
        expect(pagesToName(page, count).length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      }
    }
  });
});
