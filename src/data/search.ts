import { searchableText } from '#editing/words.ts';
import { keywords, packParts } from '#search/pack-parts.ts';
import type { ListedPage, SearchPart } from '#search/part.ts';
import { wordsOf } from '#search/text.ts';
import { listNews, newsSource } from './news.ts';
import { readTagNames } from './site.ts';

/** A page that is found by its title and description, by what links call it, and by the most used words of its text. */
export interface SearchablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly names: readonly string[];
  /** As it is written; nothing for a page without a long text. */
  readonly text: string;
}

/** How many characters of a page's words there is room for beside the posts: nearly all that the terms have. */
const CHARACTERS = 2400;

/** The index of the search, in files of which the first is for the first use. */
export async function listSearchParts(pages: readonly SearchablePage[]): Promise<readonly SearchPart[]> {
  const [posts, nameOf] = await Promise.all([listNews(), readTagNames()]);
  const bodyOf = async (slug: string) => searchableText(await newsSource(slug));
  return packParts(
    posts.map((post) => ({ ...post, tags: post.tags.map(nameOf), readBody: () => bodyOf(post.slug) })),
    pages.map(listedOf),
  );
}

function listedOf({ path, title, description, names, text }: SearchablePage): ListedPage {
  const known = wordsOf(`${title} ${description}`);
  const called = keywords(names.join(' '), new Set(known), CHARACTERS);
  const body = keywords(searchableText(text), new Set([...known, ...called.flatMap(wordsOf)]), CHARACTERS);
  const words = [...called, ...body].join(' ');
  return { path, title, teaser: description, ...(words !== '' && { words }) };
}
