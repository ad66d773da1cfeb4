import { readFile } from 'node:fs/promises';
import { type CollectionEntry, getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { renderText, type RenderedText } from '../content/text/render.ts';

type Text = CollectionEntry<'news' | 'pages'>;

/** What the text of an entry needs to be shown: see `src/components/article/Article.astro`. */
export interface Article extends RenderedText {
  /** What it names by `./picture.webp`: a picture, or the address of a film. */
  readonly files: Readonly<Record<string, ImageMetadata | string>>;
}

export async function readArticle({ filePath = '', data: { pictures, films } }: Text): Promise<Article> {
  const rendered = await renderText(filePath, await readFile(filePath, 'utf8'));
  return { ...rendered, files: { ...pictures, ...films } };
}

const FILMS = '/files/';

/** The films beside texts, and their captions: their paths below `/files/`. */
export async function listFilms(): Promise<readonly string[]> {
  const entries: Text[] = [...(await getCollection('news')), ...(await getCollection('pages'))];
  const addresses = entries.flatMap(({ data }) => Object.values(data.films));
  return [...new Set(addresses)].map((address) => address.slice(FILMS.length));
}

export const readFilm = (path: string) => readFile(`src/content/${path}`);
