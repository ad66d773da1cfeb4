import { ENDINGS } from './word-forms.ts';

/** How a word of the index matches a typed one. */
export interface Match {
  /** From 0 to 1. */
  readonly closeness: number;
  /** How many of its first letters to mark. */
  readonly letters: number;
}

const SHORTEST_STEM = 3;
const SLIPS_COUNT = 0.5;

/**
 * The words of an index that match a typed one: words that begin with it; other forms of it (`deposits`
 * matches `deposit`); and if there are none, words with one typing error.
 *
 * @param typed folded
 */
export function matchWord(typed: string, vocabulary: Iterable<string>): ReadonlyMap<string, Match> {
  const words = [...vocabulary];
  const stems = new Set(stemsOf(typed));
  const matches = new Map<string, Match>();
  for (const word of words) {
    if (word.startsWith(typed)) {
      matches.set(word, { closeness: typed.length / word.length, letters: typed.length });
    } else if (stemsOf(word).some((stem) => stems.has(stem))) {
      const lengths = [typed.length, word.length];
      matches.set(word, { closeness: Math.min(...lengths) / Math.max(...lengths), letters: word.length });
    }
  }
  return matches.size > 0 ? matches : matchMistyped(typed, words);
}

/** The word without each of the endings that it may have. */
const stemsOf = (word: string): readonly string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).map(
    (ending) => word.slice(0, word.length - ending.length),
  );

function matchMistyped(typed: string, words: readonly string[]): ReadonlyMap<string, Match> {
  const most = slipsAllowed(typed);
  const near = words.filter(
    (word) => word.length >= typed.length - most && editDistanceToPrefix(typed, word) <= most,
  );
  return new Map(
    near.map((word) => {
      const closeness = Math.min(typed.length, word.length) / Math.max(typed.length, word.length);
      return [word, { closeness: closeness * SLIPS_COUNT, letters: word.length }];
    }),
  );
}

/** In a short word, one changed letter makes another word. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The least number of typing errors (a letter added, missing, changed, or two swapped) between a typed word and the
 * beginning of another: the restricted Damerau–Levenshtein distance to the best prefix.
 */
export function editDistanceToPrefix(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}

const at = (distances: readonly number[], index: number): number => distances[index] ?? Infinity;
