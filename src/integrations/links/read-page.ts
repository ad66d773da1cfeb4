/** A built page's links and anchors. */
export interface PageParts {
  /** URLs as written: links, and files that the page loads. */
  readonly urls: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/**
 * A tag with its attributes; or a comment, script or style, whose content only looks like tags. One program wrote the
 * pages, so a simple reader is enough: ten thousand pages take a second.
 */
const TAG =
  /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z][^\s/>]*(?:\s+[^\s=/>]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=/>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export function readPage(html: string): PageParts {
  const urls: string[] = [];
  const anchors = new Set<string>();
  for (const [tag, raw] of html.matchAll(TAG)) {
    if (tag.startsWith('<!--')) continue;
    const parts = readTag(raw === undefined ? tag : tag.slice(0, tag.indexOf('>') + 1));
    urls.push(...parts.urls);
    if (parts.anchor !== undefined) anchors.add(parts.anchor);
  }
  return { urls, anchors };
}

interface TagParts {
  urls: string[];
  anchor?: string;
}

/** Cached, because pages share most tags. */
const known = new Map<string, TagParts>();

function readTag(tag: string): TagParts {
  const before = known.get(tag);
  if (before) return before;
  const parts: TagParts = { urls: [] };
  for (const [, name = '', ...quoted] of tag.matchAll(ATTRIBUTE)) {
    const value = quoted.find((each) => each !== undefined);
    if (value !== undefined) note(parts, name.toLowerCase(), decodeText(value));
  }
  known.set(tag, parts);
  return parts;
}

function note(parts: TagParts, name: string, value: string): void {
  if (name === 'id') parts.anchor = value;
  if (name === 'href' || name === 'src' || name === 'poster') parts.urls.push(value);
  if (name === 'srcset')
    parts.urls.push(...value.split(/,\s+/).map((each) => each.trim().split(/\s/)[0] ?? ''));
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return CHARACTERS[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
