import { JOINING } from '#domain/text/typed-text.ts';

/** Signs that belong to what they stand in: joiners between letters or pictures that they join, and the forms of emoji. */
const AT_WORK = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=[\\p{Extended_Pictographic}\\p{EMod}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  '[\\t\\n\\r]',
].join('|');

/** What no reader sees, and a text can hide behind: it turns words around, splits them for the search, or joins other ones. */
const INVISIBLE = new RegExp(`(?!${AT_WORK})[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{DI}\\u2800]`, 'u');

/** Those that come with text copied from pages, chats and PDFs. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'end of an embedding or override',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'end of an isolate',
  '\ufeff': 'byte order mark',
};

/** Where the first invisible sign of a text is, and the rest of a sentence about it; or null. */
export function invisibleSign(text: string): { readonly at: number; readonly message: string } | null {
  const found = INVISIBLE.exec(text);
  if (!found) return null;
  const [sign] = found;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const name = NAMES[sign] === undefined ? '' : ` (${NAMES[sign]})`;
  return {
    at: found.index,
    message: `has an invisible sign here, U+${code}${name}. Type the words around it again.`,
  };
}
