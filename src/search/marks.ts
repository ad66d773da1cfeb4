import { fold, splitWords } from './text.ts';

export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text into marked and unmarked segments.
 *
 * @param marks words (folded), and how many letters of each to mark
 */
export function markWords(text: string, marks: ReadonlyMap<string, number>): readonly Segment[] {
  return splitWords(text)
    .flatMap((part) => {
      const folded = fold(part);
      const letters = marks.get(folded);
      if (letters === undefined) return [{ text: part, isMarked: false }];
      // A word with combining accents is longer than its folded form, so mark all of it.
      const end = folded.length === part.length ? letters : part.length;
      return [
        { text: part.slice(0, end), isMarked: true },
        { text: part.slice(end), isMarked: false },
      ];
    })
    .filter(({ text: segment }) => segment !== '');
}
