/** Markdown and MDX syntax that is not read as text: URLs of links and pictures, comments, tags. */
const MARKUP = /\]\([^)]*\)|\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g;

/** A Markdown or MDX text without its syntax; a few signs remain. */
export const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, ' ');

/** The number of words that a reader sees in a Markdown or MDX text. */
export function countWords(text: string): number {
  return withoutMarkup(text).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
