import { isCommon } from './common-words.ts';
import { wordsOf } from './text.ts';

const SHORTEST = 2;

/**
 * The words of a text, folded and each once, of which as many as there is room for: those first that it uses most, since
 * they are what it is about; of equals, the one that comes first.
 *
 * @param known words that need no telling, folded
 * @param room in characters, a space with each word
 */
export function tellingWords(text: string, known: ReadonlySet<string>, room: number): readonly string[] {
  const uses = new Map<string, number>();
  for (const word of wordsOf(text)) {
    if (word.length < SHORTEST || isCommon(word) || known.has(word)) continue;
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const byUse = [...uses].sort(([, left], [, right]) => right - left).map(([word]) => word);
  let left = room;
  return byUse.filter((word) => {
    left -= word.length + 1;
    return left >= 0;
  });
}
