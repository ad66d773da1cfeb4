import { getCollection, getEntry, render } from 'astro:content';
import type { ImageMetadata } from 'astro';

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
  /** The announcement that the post reports on, at the academy. */
  readonly source: string;
  readonly tags: readonly string[];
  /** How long the text is. */
  readonly words: number;
  /** Changes with the post's text, and only then. */
  readonly digest: string;
}

/** Newest first; drafts only while writing (`astro dev`). */
export async function listNews(): Promise<readonly NewsPost[]> {
  const entries = await getCollection('news', ({ data }) => !data.draft || import.meta.env.DEV);
  return entries
    .map(({ id, digest, body = '', data: { draft: _, ...post } }) => ({
      slug: id,
      words: body.trim().split(/\s+/).length,
      digest: `${digest}`,
      ...post,
    }))
    .sort((left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug));
}

export async function latestNews(count: number): Promise<readonly NewsPost[]> {
  return (await listNews()).slice(0, count);
}

/** Every tag in use, in alphabetical order, with its posts, newest first. A tag is fit for an address as it is. */
export async function listNewsTags(): Promise<
  readonly { readonly tag: string; readonly posts: readonly NewsPost[] }[]
> {
  const byTag = new Map<string, NewsPost[]>();
  for (const post of await listNews()) {
    for (const tag of post.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), post]);
  }
  return [...byTag]
    .map(([tag, posts]) => ({ tag, posts }))
    .sort((left, right) => left.tag.localeCompare(right.tag));
}

/** The text of a post, as a component. */
export async function newsBody(slug: string) {
  const entry = await getEntry('news', slug);
  if (entry === undefined) throw new Error(`There is no news post "${slug}".`);
  return (await render(entry)).Content;
}
