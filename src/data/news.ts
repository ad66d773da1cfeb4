import { createHash } from 'node:crypto';
import { getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { type Publication, publicationOf } from '../content/publication.ts';
import { readArticle } from './article.ts';
import { groupByTag, relatePosts } from './news/by-tag.ts';
import { type PostSource, sourceOf } from './outside-links.ts';
import { readSite } from './site.ts';

export interface NewsPost {
  /** Last part of the post's address: `/news/<slug>/`. */
  readonly slug: string;
  readonly title: string;
  /** `2022-08-24`. */
  readonly date: string;
  readonly author: string;
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
  /** Changes with the post's file, and only then. */
  readonly digest: string;
}

/** All that the page of a post shows. */
export interface NewsPage {
  readonly post: NewsPost;
  readonly newer: NewsPost | undefined;
  readonly older: NewsPost | undefined;
  readonly related: readonly NewsPost[];
  /** Changes whenever something on the page does: for builds that keep the pages of the build before. */
  readonly cacheKey: string;
}

const RELATED_POSTS = 3;

/** Newest first. */
async function readNews(): Promise<readonly NewsPost[]> {
  const now = new Date();
  const entries = await getCollection('news');
  return entries
    .map(({ id, digest, data: { draft, source, pictures: _, films: __, ...data } }) => ({
      slug: id,
      ...data,
      source: source === undefined ? null : sourceOf(source),
      publication: publicationOf({ date: data.date, draft }, now),
      digest: `${digest}`,
    }))
    .sort((left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug));
}

/** Read once for all pages of a build; anew for each page while one writes. */
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

/** Every tag in use, in alphabetical order, with its posts, newest first. A tag is fit for an address as it is. */
export const listNewsTags = oncePerBuild(async (): Promise<readonly TagWithPosts[]> => {
  return [...groupByTag(await listNews())]
    .map(([tag, posts]) => ({ tag, posts }))
    .sort((left, right) => left.tag.localeCompare(right.tag));
});

/** Every post with those that its page leads on to. */
export async function listNewsPages(): Promise<readonly NewsPage[]> {
  const posts = await listNews();
  const relatedTo = relatePosts(posts, RELATED_POSTS);
  const frame = await readFrame();
  return posts.map((post, index) => {
    const [newer, older] = [posts[index - 1], posts[index + 1]];
    const related = relatedTo.get(post.slug) ?? [];
    const cacheKey = digestOf([frame, post.digest, ...[post, newer, older, ...related].map(facesOf)]);
    return { post, newer, older, related, cacheKey };
  });
}

interface ListPage {
  readonly posts: readonly NewsPost[];
  readonly page: number;
  readonly count: number;
  readonly tag?: string;
}

/** Changes whenever something on a page of a list does, as the `cacheKey` of a post's page. */
export async function listKey({ posts, page, count, tag }: ListPage): Promise<string> {
  const tags = (await listNewsTags()).map((each) => each.tag);
  return digestOf([await readFrame(), page, count, tag, tags, ...posts.map(facesOf)]);
}

/** What is around the text of every page: the site's name and links, and the year. */
const readFrame = async () => [await readSite(), new Date().getFullYear()];

const digestOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

/** What other pages show of a post. */
const facesOf = (post: NewsPost | undefined) =>
  post && [post.slug, post.title, post.date, post.teaser, addressOf(post.image)];

/** Astro ships the original of a picture whose `src` is read, unless it is read from the copy that it keeps for that. */
const addressOf = (image: ImageMetadata & { readonly clone?: ImageMetadata }) => (image.clone ?? image).src;

/** The text of a post. */
export async function newsBody(slug: string) {
  const entry = await getEntry('news', slug);
  if (entry === undefined) throw new Error(`There is no news post "${slug}".`);
  return readArticle(entry);
}
