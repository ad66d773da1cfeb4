import { isLanguage } from '#domain/languages.ts';

/** Where links within the site may lead. */
export interface Targets {
  /** Whether there is a page or a file at a path. */
  has(path: string): boolean;
  /** Ids on a page, or null if the path is not a page or its ids are not known. */
  anchorsOf(path: string): ReadonlySet<string> | null;
}

/** Why a link to a path and an anchor of the site is dead, as the rest of a sentence, or null. */
export function targetError(path: string, anchor: string, { has, anchorsOf }: Targets): string | null {
  if (has(path)) {
    const anchors = anchor === '' ? null : anchorsOf(path);
    return anchors && !hasAnchor(anchors, anchor) ? noAnchor(path, anchor) : null;
  }
  const [, language, rest = ''] = /^\/([a-z]{2})(\/.*)$/.exec(path) ?? [];
  if (isLanguage(language) && has(rest)) {
    return `names its language. Write ${rest}: each reader is led to the page in the language of this one.`;
  }
  return has(`${path}/`)
    ? `must end with a slash: ${path}/.`
    : `leads to ${path}, which is not there. Correct it or remove it.`;
}

/** Browsers know `#top` without an anchor. */
const hasAnchor = (anchors: ReadonlySet<string>, anchor: string): boolean =>
  anchor === '' || anchor === 'top' || anchors.has(anchor);

const noAnchor = (path: string, anchor: string): string =>
  `leads to #${anchor}, but ${path} has no such heading. Correct it or remove the part from #.`;

/** A part of a URL as people read it. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
