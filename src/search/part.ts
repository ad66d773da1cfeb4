import { slugOf } from './slug.ts';

/** One file of the index. The first holds the newest posts, the next those before them. */
export interface SearchPart {
  /** Newest first. */
  readonly posts: readonly ListedPost[];
  /** How many posts are in the parts after this one. */
  readonly older: number;
}

/** What the index has of a post: what a result shows, and more words by which it is found. */
export interface ListedPost {
  readonly title: string;
  /** `2022-08-24`. */
  readonly date: string;
  readonly tags: readonly string[];
  readonly teaser: string;
  /** Folded words of the body, with spaces between. */
  readonly words?: string;
  /** Only where it is not what the title gives. */
  readonly slug?: string;
}

export const partPath = (number: number): string => `/news/search/${number}.json`;

export const postPath = ({ title, slug = slugOf(title) }: ListedPost): string => `/news/${slug}/`;
