import { editsToBeginning } from './edits.ts';

/** How a word of the index meets one that was typed. */
export interface Match {
  /** From 0 to 1. */
  readonly closeness: number;
  /** How many letters of it to mark, from the first. */
  readonly letters: number;
}

const ENDING = /^(?:s|es|d|ed|ing|ly)$/;
const SHORTEST_STEM = 3;
const SLIPS_COUNT = 0.5;

/**
 * The words of an index that meet a typed one: those that begin with it, since it may not be typed to its end; those of
 * which it is a form (`deposits` meets `deposit`); and, where there is none of these, those that are a slip of the hand away.
 *
 * @param typed folded
 */
export function matchWord(typed: string, vocabulary: Iterable<string>): ReadonlyMap<string, Match> {
  const words = [...vocabulary];
  const matches = new Map<string, Match>();
  for (const word of words) {
    if (word.startsWith(typed)) {
      matches.set(word, { closeness: typed.length / word.length, letters: typed.length });
    } else if (isFormOf(typed, word)) {
      matches.set(word, { closeness: word.length / typed.length, letters: word.length });
    }
  }
  return matches.size > 0 ? matches : matchMistyped(typed, words);
}

const isFormOf = (typed: string, stem: string): boolean =>
  stem.length >= SHORTEST_STEM && typed.startsWith(stem) && ENDING.test(typed.slice(stem.length));

function matchMistyped(typed: string, words: readonly string[]): ReadonlyMap<string, Match> {
  const most = slipsAllowed(typed);
  const near = words.filter(
    (word) => word.length >= typed.length - most && editsToBeginning(typed, word) <= most,
  );
  return new Map(
    near.map((word) => {
      const closeness = Math.min(typed.length, word.length) / Math.max(typed.length, word.length);
      return [word, { closeness: closeness * SLIPS_COUNT, letters: word.length }];
    }),
  );
}

/** In a short word a slip makes another word. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
