import { markWords, type Segment } from './marks.ts';

/** What a page says of the words that were searched for, and where. */
export interface Excerpt {
  readonly sentence: readonly Segment[];
  readonly section: Section | null;
}

interface Section {
  readonly title: readonly Segment[];
  /** The id of the heading or of what it heads, possibly empty. */
  readonly id: string;
}

const HEADINGS = 'h2, h3, h4';
const BLOCKS = 'p, li, dd, td, figcaption';
/** What leads to other pages, is no text, or is not shown. */
const LEFT_OUT = 'nav, .rows, astro-island, noscript, [hidden]';
const SENTENCES = /.+?(?:[.!?](?=\s)|$)/g;

/** In characters: two lines of a wide window, and how much of them stands before the match. */
const [LONGEST, BEFORE] = [120, 50];

/** The text from the first sentence on that has one of the words, or that stands below a heading with one. */
export function excerptFrom(main: ParentNode, marks: ReadonlyMap<string, number>): Excerpt | null {
  let section: Section | null = null;
  for (const element of main.querySelectorAll(`${HEADINGS}, ${BLOCKS}`)) {
    if (element.closest(LEFT_OUT) || element.querySelector(BLOCKS)) continue;
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (element.matches(HEADINGS)) {
      section = { title: markWords(text, marks), id: element.id || (element.closest('section')?.id ?? '') };
      continue;
    }
    const sentences = text.match(SENTENCES) ?? [];
    const first = sentences.findIndex((each) => isMarked(markWords(each, marks)));
    if (first < 0 && !(section && isMarked(section.title))) continue;
    const rest = sentences.slice(Math.max(0, first)).join('').trim();
    return { sentence: markWords(shorten(markWords(rest, marks)), marks), section };
  }
  return null;
}

const isMarked = (segments: readonly Segment[]): boolean => segments.some((each) => each.isMarked);

/** Cuts a sentence between words, and keeps its first match. */
function shorten(segments: readonly Segment[]): string {
  const text = segments.map((each) => each.text).join('');
  if (text.length <= LONGEST) return text;
  const match = segments.findIndex((each) => each.isMarked);
  const at = segments.slice(0, Math.max(0, match)).reduce((length, each) => length + each.text.length, 0);
  const start = at > BEFORE ? text.slice(at - BEFORE, at).replace(/^\S*\s/, '…') : text.slice(0, at);
  const rest = LONGEST - start.length;
  return (
    start + (text.length - at > rest ? text.slice(at, at + rest).replace(/\s\S*$/, '…') : text.slice(at))
  );
}
