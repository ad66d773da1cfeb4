import { slugOf } from './slug.ts';

/** One file of the index. The first has the newest posts, the next older ones, and so on. */
export interface SearchPart {
  /** In the first part. */
  readonly pages?: readonly ListedPage[];
  /** Newest first. */
  readonly posts: readonly ListedPost[];
  /** The number of posts in later parts. */
  readonly older: number;
}

/** A page of the site that is no post. */
export interface ListedPage {
  /** `/ledger/`. */
  readonly path: string;
  readonly title: string;
  readonly teaser: string;
  /** As those of a post. */
  readonly words?: string;
}

export type Listed = ListedPage | ListedPost;

/** A post in the index: what a result shows, and keywords to find it by. */
export interface ListedPost {
  readonly title: string;
  /** `2022-08-24`. */
  readonly date: string;
  readonly tags: readonly string[];
  readonly teaser: string;
  /** Keywords of the body in small letters, separated by spaces. */
  readonly words?: string;
  /** Only if it differs from the title's slug. */
  readonly slug?: string;
}

export const partPath = (number: number): string => `/news/search/${number}.json`;

export const isPage = (listed: Listed): listed is ListedPage => 'path' in listed;

export const pathOf = (listed: Listed): string =>
  isPage(listed) ? listed.path : `/news/${listed.slug ?? slugOf(listed.title)}/`;
