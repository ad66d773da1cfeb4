import { matchWord } from './matches.ts';
import { isPage, type Listed } from './part.ts';
import { wordsOf } from './text.ts';
import { COMMON_WORDS } from './word-forms.ts';

/** For each word (folded), the pages and posts that have it and its weight there. */
export type SearchIndex = Map<string, Map<Listed, number>>;

export interface Found {
  /** The best first; of equals, pages before posts, and the newer post. */
  readonly results: readonly Listed[];
  /** The found words (folded), and how many letters of each to mark. */
  readonly marks: ReadonlyMap<string, number>;
}

/**
 * A page is what its name says; a post may have the same word in its title and its tags. What is said of a page without
 * a text, such as the log-in, counts least, and so does what the pages say that mention everything.
 */
const WEIGHTS = { page: 16, title: 8, tags: 4, teaser: 2, words: 1, aside: 0.1 };
const MENTION_EVERYTHING: readonly string[] = ['/', '/terms/'];
/** A text's words come in the order of their use, headings first: at this place one counts half as much as the first. */
const HALF_AT = 16;

/** Adds pages or posts to an index, which starts empty. */
export function addToIndex(index: SearchIndex, list: readonly Listed[]): void {
  for (const listed of list) {
    addWords(index, listed, listed.title, isPage(listed) ? WEIGHTS.page : WEIGHTS.title);
    const isAside =
      isPage(listed) && (listed.words === undefined || MENTION_EVERYTHING.includes(listed.path));
    addWords(index, listed, listed.teaser, isAside ? WEIGHTS.aside : WEIGHTS.teaser);
    addWords(index, listed, listed.words ?? '', isAside ? WEIGHTS.aside : WEIGHTS.words, HALF_AT);
    if (isPage(listed)) continue;
    addWords(index, listed, listed.tags.join(' '), WEIGHTS.tags);
  }
}

/** @param halfAt the place at which a word counts half; else all count the same */
function addWords(index: SearchIndex, listed: Listed, text: string, weight: number, halfAt = Infinity): void {
  for (const [place, word] of [...new Set(wordsOf(text))].entries()) {
    const weights = index.get(word) ?? new Map<Listed, number>();
    index.set(word, weights.set(listed, (weights.get(listed) ?? 0) + weight / (1 + place / halfAt)));
  }
}

/** What matches every word of a query. Common words count only if the query has no others. */
export function find(index: SearchIndex, query: string): Found {
  const typed = wordsOf(query);
  const distinctive = typed.filter((word) => !COMMON_WORDS.has(word));
  const marks = new Map<string, number>();
  let scores: ReadonlyMap<Listed, number> | undefined;
  for (const word of distinctive.length > 0 ? distinctive : typed) {
    const matches = matchWord(word, index.keys());
    for (const [match, { letters }] of matches) marks.set(match, Math.max(letters, marks.get(match) ?? 0));
    scores = addScores(scores, scoresOf(index, matches));
  }
  const ranked = [...(scores ?? [])].sort(
    ([one, score], [other, otherScore]) => otherScore - score || dayOf(other).localeCompare(dayOf(one)),
  );
  return { results: ranked.map(([listed]) => listed), marks };
}

/** A page has no day, and stands before every post of its score. */
const dayOf = (listed: Listed): string => (isPage(listed) ? '9999' : listed.date);

/** Each one's score for a typed word: that of its best match. */
function scoresOf(index: SearchIndex, matches: ReturnType<typeof matchWord>): ReadonlyMap<Listed, number> {
  const scores = new Map<Listed, number>();
  for (const [word, { closeness }] of matches) {
    for (const [listed, weight] of index.get(word) ?? []) {
      scores.set(listed, Math.max(scores.get(listed) ?? 0, weight * closeness));
    }
  }
  return scores;
}

/** Only of those that have both. */
function addScores(
  sums: ReadonlyMap<Listed, number> | undefined,
  scores: ReadonlyMap<Listed, number>,
): ReadonlyMap<Listed, number> {
  if (sums === undefined) return scores;
  return new Map(
    [...scores].flatMap(([listed, score]) => {
      const sum = sums.get(listed);
      return sum === undefined ? [] : [[listed, sum + score]];
    }),
  );
}
