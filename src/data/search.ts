import { searchableText } from '#editing/words.ts';
import { packParts } from '#search/pack-parts.ts';
import type { ListedPage, SearchPart } from '#search/part.ts';
import { listNews, newsSource } from './news.ts';
import { readTagNames } from './site.ts';

/** The index of the search, in files of which the first is for the first use. */
export async function listSearchParts(pages: readonly ListedPage[]): Promise<readonly SearchPart[]> {
  const [posts, nameOf] = await Promise.all([listNews(), readTagNames()]);
  const bodyOf = async (slug: string) => searchableText(await newsSource(slug));
  return packParts(
    posts.map((post) => ({ ...post, tags: post.tags.map(nameOf), readBody: () => bodyOf(post.slug) })),
    pages,
  );
}
