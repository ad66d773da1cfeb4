import type { ListedPage, ListedPost, SearchPart } from './part.ts';
import { slugOf } from './slug.ts';
import { asWritten, fold, wordsOf } from './text.ts';
import { COMMON_WORDS } from './word-forms.ts';

export interface SearchablePost extends Omit<Required<ListedPost>, 'words'> {
  /** The post's text. Called only if there is budget for its keywords. */
  readBody(): Promise<string>;
}

const POSTS_PER_PART = 200;

/**
 * Characters of pages, titles, teasers and keywords per part. They are most of its size and compress to two fifths, so a
 * part fits the budget of the search (`budgets.json`) whatever the posts. Fewer posts have a larger budget each.
 */
const CHARACTERS_PER_PART = 21_500;

/** Below this many characters, one or two keywords, reading the body is not worth it. */
const MIN_KEYWORD_BUDGET = 12;
/** How many characters of a body to read per character of budget. This bounds the build time. */
const READ_PER_CHARACTER = 10;

/**
 * @param posts newest first. Without posts there is one part without any.
 * @param pages whole in the first part; its posts have the rest of the room
 */
export async function packParts(
  posts: readonly SearchablePost[],
  pages: readonly ListedPage[] = [],
): Promise<readonly SearchPart[]> {
  const taken = pages.reduce((sum, page) => sum + Object.values(page).join('').length, 0);
  const parts: SearchPart[] = [{ pages, ...(await packPart(posts, 0, taken)) }];
  // In sequence: the bodies are files, and no system opens ten thousand at once.
  for (let start = POSTS_PER_PART; start < posts.length; start += POSTS_PER_PART) {
    parts.push(await packPart(posts, start));
  }
  return parts;
}

async function packPart(posts: readonly SearchablePost[], start: number, taken = 0): Promise<SearchPart> {
  const end = Math.min(posts.length, start + POSTS_PER_PART);
  const packed = posts.slice(start, end);
  const budget = Math.floor((CHARACTERS_PER_PART - taken) / packed.length);
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

/** Cuts a text between words and adds an ellipsis. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length)).replace(/[\p{P}\s]*\s\S*$/u, '')}…`;
}

const SHORTEST = 2;

/**
 * The most frequent words of a text, in small letters, each once, as many as fit the budget; of equals, the first.
 *
 * @param known words to leave out, folded
 * @param budget in characters, counting a space per word
 */
export function keywords(text: string, known: ReadonlySet<string>, budget: number): readonly string[] {
  const uses = Map.groupBy(asWritten(text), fold);
  const telling = [...uses].filter(
    ([word]) => word.length >= SHORTEST && !COMMON_WORDS.has(word) && !known.has(word),
  );
  const byUse = telling
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([, [word = '']]) => word);
  let left = budget;
  return byUse.filter((word) => {
    left -= word.length + 1;
    return left >= 0;
  });
}
