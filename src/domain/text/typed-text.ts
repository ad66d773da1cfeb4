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
