import { directionOf } from '#domain/languages.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  I: 'Í',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Not words: addresses, and what programs read. */
const IS_ADDRESS = /^(?:[/#?.]|https?:)\S*$|^$/;
const PROGRAMS_FIELDS: readonly string[] = ['href', 'value', 'id', 'key', 'kind'];
const isOneWord = (value: unknown): boolean => typeof value === 'string' && /^[a-z\d./#-]+$/.test(value);

/** Has a word run from right to left, as its letters do not (U+202E), and its paragraph with it (U+200F). */
const fromRight = (word: string): string => `\u200f\u202e${word}\u202c\u200f`;

/** Text of a pseudo-language: with accents, longer by two fifths, in brackets. */
export function pseudoText(text: string, language: string): string {
  if (IS_ADDRESS.test(text) || !/\p{L}{2}/u.test(text)) return text;
  const longer = ' one two three four five'
    .repeat(Math.ceil(text.length / 60))
    .slice(0, Math.ceil(0.4 * text.length));
  const accented = `${text}${longer}`.replaceAll(/\{[^}]*\}|\p{L}+/gu, (part) => {
    if (part.startsWith('{')) return part;
    const word = part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
    return directionOf(language) === 'rtl' ? fromRight(word) : word;
  });
  return `[${accented}]`;
}

/** Words of a module: text, functions that return text, and lists and groups of both. */
export function pseudo<Words>(words: Words, language: string): Words;
export function pseudo(words: unknown, language: string): unknown {
  const marked = (each: unknown) => pseudo(each, language);
  if (typeof words === 'string') return pseudoText(words, language);
  if (typeof words === 'function') return (...given: readonly unknown[]) => marked(words(...given));
  if (Array.isArray(words)) return words.map(marked);
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype)
    return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      PROGRAMS_FIELDS.includes(name) && isOneWord(value) ? value : marked(value),
    ]),
  );
}
