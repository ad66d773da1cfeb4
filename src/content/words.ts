/** What Markdown and MDX need beside the words: addresses of links and pictures, comments, tags. */
const MARKUP = /\]\([^)]*\)|\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g;

/** What a person reads of a text of Markdown or MDX, and the odd sign between. */
export const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, ' ');

/** How many words a person reads in a text of Markdown or MDX. */
export function countWords(text: string): number {
  return withoutMarkup(text).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
