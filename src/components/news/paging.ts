import type { NewsPost } from '#data/news.ts';

const POSTS_PER_PAGE = 12;

/** One page of a list of posts. */
export interface ListPage {
  readonly posts: readonly NewsPost[];
  /** From 1. */
  readonly page: number;
  /** The number of pages; an empty list has one. */
  readonly count: number;
}

/** The path of a page. The first is the list itself: `/news/`, `/news/page/2/`. */
export const pagePath = (list: string, page: number): string => (page === 1 ? list : `${list}page/${page}/`);

/** @returns at least one page */
export function pagesOf(posts: readonly NewsPost[]): readonly ListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: count }, (_, index) => ({
    posts: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
    page: index + 1,
    count,
  }));
}

/** The pages of a pagination: first, last, present and its neighbours. `null` stands for several pages between. */
export function pagesToName(page: number, count: number): readonly (number | null)[] {
  const named = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((each) => each >= 1 && each <= count)
    .sort((left, right) => left - right);
  return named.flatMap((each, index) => {
    const missing = each - (named[index - 1] ?? 0) - 1;
    if (missing === 0) return [each];
    return [missing === 1 ? each - 1 : null, each];
  });
}
