import { slugOf } from './slug.ts';

/** One file of the index. The first has the newest posts, the next older ones, and so on. */
export interface SearchPart {
  /** Newest first. */
  readonly posts: readonly ListedPost[];
  /** The number of posts in later parts. */
  readonly older: number;
}

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

export const postPath = ({ title, slug = slugOf(title) }: ListedPost): string => `/news/${slug}/`;
