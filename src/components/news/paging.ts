import type { NewsPost } from '../../data/news.ts';

export const POSTS_PER_PAGE = 12;

/** The first page is the news index itself. */
export const newsPagePath = (page: number): string => (page === 1 ? '/news/' : `/news/page/${page}/`);

/** @param page from 1 */
export function postsOfPage(posts: readonly NewsPost[], page: number): readonly NewsPost[] {
  return posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
}

export const countPages = (posts: readonly NewsPost[]): number => Math.ceil(posts.length / POSTS_PER_PAGE);
