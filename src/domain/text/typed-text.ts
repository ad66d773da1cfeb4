/**
 * Removes invisible characters: zero-width spaces and joiners, direction marks, soft hyphens, byte order marks
 * (Unicode's Default_Ignorable_Code_Point, `DI`). They come with text copied from chats, web pages and PDFs.
 *
 * For text whose grammar has no such characters: addresses, usernames, codes, numbers. Not for names and messages,
 * which need joiners in some scripts, and not for passwords.
 */
export const withoutInvisible = (typed: string): string => typed.replaceAll(/\p{DI}/gu, '');

/** Typed or pasted text without invisible characters and surrounding white space. */
export const visible = (typed: string): string => withoutInvisible(typed).trim();

/** The same without any white space, for numbers that are written in groups. */
export const withoutSpaces = (typed: string): string => withoutInvisible(typed).replaceAll(/\s/g, '');

/** Scripts that join letters, or hold them apart, by U+200C and U+200D. */
export const JOINING =
  'Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('') + '\\p{M}';

/**
 * What a name can hide: controls, formats and marks of direction, private characters, half characters, breaks of line, and
 * blanks that are no spaces (`DI`; U+2800 is a Braille cell without a dot). A joiner between letters that it joins is none.
 */
const HIDDEN = new RegExp(
  `(?!(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}]))[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{DI}\\u2800]`,
  'gu',
);

/** Removes what a name, or another text of one line, hides, so that it reads as it is stored. `firestore.rules` refuses others. */
export const plainLine = (typed: string): string =>
  typed.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '').replaceAll(/ +/g, ' ').trim();

/** Controls but tab and line feed; marks of direction, which turn around what follows them, or hide in it. */
const DISGUISING = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * A text of several lines, such as a message, without what disguises it. Joiners stay, and what emoji are made of: a page
 * shows such a text apart from its own (`dir="auto"`, `bdi`).
 */
export const plainText = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(DISGUISING, (character) => ('\n\t'.includes(character) ? character : ''))
    .trim();
