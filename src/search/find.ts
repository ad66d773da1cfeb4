import { matchWord } from './matches.ts';
import type { ListedPost } from './part.ts';
import { wordsOf } from './text.ts';
import { COMMON_WORDS } from './word-forms.ts';

/** For each word (folded), the posts that have it and its weight there. */
export type SearchIndex = Map<string, Map<ListedPost, number>>;

export interface Found {
  /** Best first; of equals, the newer. */
  readonly posts: readonly ListedPost[];
  /** The found words (folded), and how many letters of each to mark. */
  readonly marks: ReadonlyMap<string, number>;
}

const WEIGHTS = { title: 8, tags: 4, teaser: 2, words: 1 };

/** Adds posts to an index, which starts empty. */
export function addPosts(index: SearchIndex, posts: readonly ListedPost[]): void {
  for (const post of posts) {
    addWords(index, post, post.title, WEIGHTS.title);
    addWords(index, post, post.tags.join(' '), WEIGHTS.tags);
    addWords(index, post, post.teaser, WEIGHTS.teaser);
    addWords(index, post, post.words ?? '', WEIGHTS.words);
  }
}

function addWords(index: SearchIndex, post: ListedPost, text: string, weight: number): void {
  for (const word of new Set(wordsOf(text))) {
    const weights = index.get(word) ?? new Map<ListedPost, number>();
    index.set(word, weights.set(post, (weights.get(post) ?? 0) + weight));
  }
}

/** The posts that match every word of a query. Common words count only if the query has no others. */
export function findPosts(index: SearchIndex, query: string): Found {
  const typed = wordsOf(query);
  const distinctive = typed.filter((word) => !COMMON_WORDS.has(word));
  const marks = new Map<string, number>();
  let scores: ReadonlyMap<ListedPost, number> | undefined;
  for (const word of distinctive.length > 0 ? distinctive : typed) {
    const matches = matchWord(word, index.keys());
    for (const [match, { letters }] of matches) marks.set(match, Math.max(letters, marks.get(match) ?? 0));
    scores = addScores(scores, scoresOf(index, matches));
  }
  const ranked = [...(scores ?? [])].sort(
    ([post, score], [other, otherScore]) => otherScore - score || other.date.localeCompare(post.date),
  );
  return { posts: ranked.map(([post]) => post), marks };
}

/** Each post's score for a typed word: that of its best match. */
function scoresOf(
  index: SearchIndex,
  matches: ReturnType<typeof matchWord>,
): ReadonlyMap<ListedPost, number> {
  const scores = new Map<ListedPost, number>();
  for (const [word, { closeness }] of matches) {
    for (const [post, weight] of index.get(word) ?? []) {
      scores.set(post, Math.max(scores.get(post) ?? 0, weight * closeness));
    }
  }
  return scores;
}

/** Only for posts that have both. */
function addScores(
  sums: ReadonlyMap<ListedPost, number> | undefined,
  scores: ReadonlyMap<ListedPost, number>,
): ReadonlyMap<ListedPost, number> {
  if (sums === undefined) return scores;
  return new Map(
    [...scores].flatMap(([post, score]) => {
      const sum = sums.get(post);
      return sum === undefined ? [] : [[post, sum + score]];
    }),
  );
}
