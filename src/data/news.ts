import { getCollection, getEntry, render } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { type Publication, publicationOf } from '../content/publication.ts';
import { groupByTag, relatePosts } from './news/by-tag.ts';
import { countWords } from './news/words.ts';

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
  readonly source: string | null;
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
    .map(({ id, digest, body = '', data: { draft, source, ...data } }) => ({
      slug: id,
      ...data,
      source: source ?? null,
      words: countWords(body),
      publication: publicationOf({ date: data.date, draft }, now),
      digest: `${digest}`,
    }))
    .sort((left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug));
}

let built: Promise<readonly NewsPost[]> | undefined;

/** Read once for all pages of a build; anew for each page while one writes. */
export function listNews(): Promise<readonly NewsPost[]> {
  if (import.meta.env.DEV) return readNews();
  built ??= readNews();
  return built;
}

export async function latestNews(count: number): Promise<readonly NewsPost[]> {
  return (await listNews()).slice(0, count);
}

/** Every tag in use, in alphabetical order, with its posts, newest first. A tag is fit for an address as it is. */
export async function listNewsTags(): Promise<
  readonly { readonly tag: string; readonly posts: readonly NewsPost[] }[]
> {
  return [...groupByTag(await listNews())]
    .map(([tag, posts]) => ({ tag, posts }))
    .sort((left, right) => left.tag.localeCompare(right.tag));
}

/** Every post with those that its page leads on to. */
export async function listNewsPages(): Promise<readonly NewsPage[]> {
  const posts = await listNews();
  const relatedTo = relatePosts(posts, RELATED_POSTS);
  return posts.map((post, index) => {
    const [newer, older] = [posts[index - 1], posts[index + 1]];
    const related = relatedTo.get(post.slug) ?? [];
    const cacheKey = JSON.stringify([post.digest, ...[post, newer, older, ...related].map(facesOf)]);
    return { post, newer, older, related, cacheKey };
  });
}

/** What other pages show of a post. */
const facesOf = (post: NewsPost | undefined) =>
  post && [post.slug, post.title, post.date, post.teaser, addressOf(post.image)];

/** Astro ships the original of a picture whose `src` is read, unless it is read from the copy that it keeps for that. */
const addressOf = (image: ImageMetadata & { readonly clone?: ImageMetadata }) => (image.clone ?? image).src;

/** The text of a post, as a component. */
export async function newsBody(slug: string) {
  const entry = await getEntry('news', slug);
  if (entry === undefined) throw new Error(`There is no news post "${slug}".`);
  return (await render(entry)).Content;
}
