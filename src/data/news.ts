import type { ImageMetadata } from 'astro';
import { render } from 'astro:content';
import { type Publication, publicationOf } from '#editing/publication.ts';
import { countWords } from '#editing/words.ts';
import type { Language } from '#domain/languages.ts';
import { readCollection, readEntry } from './collections.ts';
import { groupByTag, relatePosts } from './news/by-tag.ts';
import { newestFirst } from './order.ts';
import { type PostSource, sourceOf } from './outside-links.ts';
import { readTagNames } from './site.ts';

export interface NewsPost {
  /** Last part of the post's address: `/news/<slug>/`. */
  readonly slug: string;
  /** The language of the build, or that of the post if it is not translated. */
  readonly language: Language;
  readonly title: string;
  /** `2022-08-24`. */
  readonly date: string;
  /** The day of the last change that readers should know of. */
  readonly updated?: string | undefined;
  /** Null: the site's editors. */
  readonly author: string | null;
  readonly teaser: string;
  readonly image: ImageMetadata;
  readonly imageAlt: string;
  /** The announcement that the post reports on, if it reports on one. */
  readonly source: PostSource | null;
  readonly tags: readonly string[];
  /** How long the text is. */
  readonly words: number;
  /** Always `published` in a build: see `content.config.ts`. While one writes, the others are there too, with a mark. */
  readonly publication: Publication;
}

/** All that the page of a post shows. */
export interface NewsPage {
  readonly post: NewsPost;
  readonly newer: NewsPost | undefined;
  readonly older: NewsPost | undefined;
  readonly related: readonly NewsPost[];
}

const RELATED_POSTS = 3;

/** Newest first. */
async function readNews(): Promise<readonly NewsPost[]> {
  const now = new Date();
  const entries = await readCollection('news');
  return entries
    .sort(newestFirst)
    .map(
      ({
        id,
        language,
        body = '',
        data: { draft, author = null, source, formerly: _, order: __, ...data },
      }) => ({
        slug: id,
        language,
        ...data,
        author,
        source: source === undefined ? null : sourceOf(source),
        words: countWords(body),
        publication: publicationOf({ date: data.date, draft }, now),
      }),
    );
}

/** Read once for all pages of a build, and again for each page of the development server. */
function oncePerBuild<T>(read: () => Promise<T>): () => Promise<T> {
  if (import.meta.env.DEV) return read;
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}

export const listNews = oncePerBuild(readNews);

export async function latestNews(count: number): Promise<readonly NewsPost[]> {
  return (await listNews()).slice(0, count);
}

interface TagWithPosts {
  readonly tag: string;
  readonly posts: readonly NewsPost[];
}

/** Every tag in use, in the order of the names that readers see, with its posts, newest first. A tag is fit for an address as it is. */
export const listNewsTags = oncePerBuild(async (): Promise<readonly TagWithPosts[]> => {
  const nameOf = await readTagNames();
  return [...groupByTag(await listNews())]
    .map(([tag, posts]) => ({ tag, posts }))
    .sort((left, right) => nameOf(left.tag).localeCompare(nameOf(right.tag)));
});

/** Every post with those that its page leads on to, each of them once. */
export async function listNewsPages(): Promise<readonly NewsPage[]> {
  const posts = await listNews();
  const relatedTo = relatePosts(posts, RELATED_POSTS + 2);
  return posts.map((post, index) => {
    const [newer, older] = [posts[index - 1], posts[index + 1]];
    const related = (relatedTo.get(post.slug) ?? []).filter((other) => other !== newer && other !== older);
    return { post, newer, older, related: related.slice(0, RELATED_POSTS) };
  });
}

/** The text of a post, as a component. */
export const renderPost = async (slug: string) => render(await readEntry('news', slug));

/** The text of a post, as it is written. */
export const newsSource = async (slug: string) => (await readEntry('news', slug)).body ?? '';
