import { isCommon } from './common-words.ts';
import type { ListedPost, SearchPart } from './part.ts';
import { slugOf } from './slug.ts';
import { wordsOf } from './text.ts';

export interface SearchablePost extends Omit<Required<ListedPost>, 'words'> {
  /** The text of the post. Called only if there is room for words of it. */
  readBody(): Promise<string>;
}

const POSTS_PER_PART = 200;

/**
 * Characters of titles, teasers and words in a part. They are what weighs in it, and they compress to two fifths, so a part
 * fits the budget of the search (`budgets.json`) whatever the posts. Fewer posts have more room each.
 */
const CHARACTERS_PER_PART = 23_500;

/** With less room than for a word or two, a body is not worth reading. */
const MIN_KEYWORD_BUDGET = 12;
/** How many characters of a body are read for each that there is room for. It bounds the time that a build takes. */
const READ_PER_CHARACTER = 10;

/** @param posts newest first. Of none there is one part, without posts. */
export async function packParts(posts: readonly SearchablePost[]): Promise<readonly SearchPart[]> {
  const parts = [await packPart(posts, 0)];
  // One after the other: their bodies are files, and no system opens ten thousand at once.
  for (let start = POSTS_PER_PART; start < posts.length; start += POSTS_PER_PART) {
    parts.push(await packPart(posts, start));
  }
  return parts;
}

async function packPart(posts: readonly SearchablePost[], start: number): Promise<SearchPart> {
  const end = Math.min(posts.length, start + POSTS_PER_PART);
  const packed = posts.slice(start, end);
  const budget = Math.floor(CHARACTERS_PER_PART / packed.length);
  return {
    posts: await Promise.all(packed.map((post) => packPost(post, budget))),
    older: posts.length - end,
  };
}

async function packPost(post: SearchablePost, budget: number): Promise<ListedPost> {
  const { title, date, tags, slug } = post;
  const teaser = shorten(post.teaser, budget - title.length);
  const keywordBudget = budget - title.length - teaser.length;
  const isWorthReading = keywordBudget >= MIN_KEYWORD_BUDGET;
  const known = new Set(isWorthReading ? wordsOf([title, teaser, ...tags].join(' ')) : []);
  const body = isWorthReading ? (await post.readBody()).slice(0, keywordBudget * READ_PER_CHARACTER) : '';
  const words = keywords(body, known, keywordBudget);
  return {
    title,
    date,
    tags,
    teaser,
    ...(words.length > 0 && { words: words.join(' ') }),
    ...(slug !== slugOf(title) && { slug }),
  };
}

/** Whole words of the text, with a sign that it goes on. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length)).replace(/[\p{P}\s]*\s\S*$/u, '')}…`;
}

const SHORTEST = 2;

/**
 * The words of a text, folded and each once, of which as many as there is room for: those first that it uses most, since
 * they are what it is about; of equals, the one that comes first.
 *
 * @param known words that need no telling, folded
 * @param budget in characters, a space with each word
 */
export function keywords(text: string, known: ReadonlySet<string>, budget: number): readonly string[] {
  const uses = new Map<string, number>();
  for (const word of wordsOf(text)) {
    if (word.length < SHORTEST || isCommon(word) || known.has(word)) continue;
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const byUse = [...uses].sort(([, left], [, right]) => right - left).map(([word]) => word);
  let left = budget;
  return byUse.filter((word) => {
    left -= word.length + 1;
    return left >= 0;
  });
}
