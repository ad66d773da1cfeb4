import { readFile } from 'node:fs/promises';
import { getEntry } from 'astro:content';
import { withoutMarkup } from '../content/text/words.ts';
import { packParts } from '../search/pack-parts.ts';
import type { SearchPart } from '../search/part.ts';
import { listNews } from './news.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** The index of the search over the news, in files of which the first is for the first use. */
export async function listSearchParts(): Promise<readonly SearchPart[]> {
  const posts = await listNews();
  return packParts(posts.map((post) => ({ ...post, readBody: () => readBody(post.slug) })));
}

async function readBody(slug: string): Promise<string> {
  const file = (await getEntry('news', slug))?.filePath;
  if (file === undefined) return '';
  return withoutMarkup((await readFile(file, 'utf8')).replace(FRONT_MATTER, ''));
}
