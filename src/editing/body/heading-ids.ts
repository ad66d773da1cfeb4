import Slugger, { slug } from 'github-slugger';

/** Ids that every page has for itself. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['main', 'menu']);

/** The id of a heading that would have one of the page's, or null: Astro then makes it of the heading's words. */
export function ownHeadingId(text: string): string | null {
  const id = slug(text);
  return OF_THE_PAGE.has(id) ? `${id}-heading` : null;
}

/** The ids of a text's headings, in their order, as the page has them. */
export function headingIds(texts: readonly string[]): readonly string[] {
  const slugger = new Slugger();
  return texts.map((text) => ownHeadingId(text) ?? slugger.slug(text));
}

/** Whether an editor may give an id to an element. */
export const isFree = (id: string): boolean => !OF_THE_PAGE.has(id);
