/** What Markdown and MDX need beside the words: addresses of links and pictures, comments, tags. */
const MARKUP = /\]\([^)]*\)|\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g;

/** How many words a person reads in a text of Markdown or MDX. */
export function countWords(text: string): number {
  return text.replaceAll(MARKUP, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
