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
  '\u00ad': 'a soft hyphen',
  '\u061c': 'an Arabic letter mark',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202a': 'a left-to-right embedding',
  '\u202b': 'a right-to-left embedding',
  '\u202c': 'the end of an embedding or override',
  '\u202d': 'a left-to-right override',
  '\u202e': 'a right-to-left override',
  '\u2060': 'a word joiner',
  '\u2066': 'a left-to-right isolate',
  '\u2067': 'a right-to-left isolate',
  '\u2068': 'a first strong isolate',
  '\u2069': 'the end of an isolate',
  '\ufeff': 'a byte order mark',
};

/** Where the first invisible sign of a text is, and the rest of a sentence about it; or null. */
export function invisibleSign(text: string): { readonly at: number; readonly message: string } | null {
  const found = INVISIBLE.exec(text);
  if (!found) return null;
  const name = NAMES[found[0]];
  const [before = ''] = /[^\n]{0,16}$/.exec(text.slice(0, found.index)) ?? [];
  const place = before.trim() === '' ? 'at the beginning of its line' : `behind “${before.trim()}”`;
  return {
    at: found.index,
    message: `has an invisible sign ${place}${name ? ` (${name})` : ''}. Type the words around it again.`,
  };
}
