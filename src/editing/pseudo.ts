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

/** Text of a pseudo-language: with accents, longer by two fifths, in brackets. */
export function pseudoText(text: string): string {
  if (IS_ADDRESS.test(text) || !/\p{L}{2}/u.test(text)) return text;
  const accented = text.replaceAll(/\{[^}]*\}|[a-z]/gi, (part) => ACCENTED[part] ?? part);
  const longer = ' one two three four five'
    .repeat(Math.ceil(text.length / 60))
    .slice(0, Math.ceil(0.4 * text.length));
  return `[${accented}${longer}]`;
}

/** Words of a module: text, functions that return text, and lists and groups of both. */
export function pseudo<Words>(words: Words): Words {
  return marked(words) as Words;
}

function marked(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
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
