/** Markdown and MDX syntax that is not read as text: URLs of links and pictures, comments, tags. */
const MARKUP = /\]\([^)]*\)|\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g;

/** A Markdown or MDX text without its syntax; a few signs remain. */
export const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, ' ');

/** The number of words that a reader sees in a Markdown or MDX text. */
export function countWords(text: string): number {
  return withoutMarkup(text).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Headings, remarks, and what pictures and films show. */
const STANDING_OUT =
  /^#{2,6} (?<heading>.*)$|<Callout\b[^>]*>(?<remark>[\s\S]*?)<\/Callout>|!\[(?<picture>[^\]]*)\]|\s(?:alt|title)="(?<shown>[^"]*)"/gm;

/**
 * A Markdown or MDX text for the search, which keeps the most used words. What stands out is found by its words even if
 * the text has them once: they come first and count three times.
 */
export function searchableText(text: string): string {
  const standingOut = [...text.matchAll(STANDING_OUT)].flatMap(({ groups = {} }) =>
    Object.values(groups).filter((each) => each !== undefined),
  );
  return withoutMarkup([...standingOut, ...standingOut, ...standingOut, text].join('\n'));
}
