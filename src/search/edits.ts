/**
 * The fewest slips of the hand (a letter too many, too few, another one, or two that changed places) that lie between what
 * was typed and the beginning of a word: the restricted edit distance of Damerau and Levenshtein, to the best prefix.
 */
export function editsToBeginning(typed: string, word: string): number {
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
