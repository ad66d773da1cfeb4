/**
 * Takes out the characters that take no room on the screen: zero-width spaces and joiners, marks of direction, soft hyphens,
 * byte order marks (Unicode's Default_Ignorable_Code_Point, `DI`). They come along with what is copied from chats, web pages
 * and PDFs.
 *
 * For what has a grammar without such characters: addresses, usernames, codes, numbers. Not for names and messages, which
 * need joiners in some scripts, and not for passwords.
 */
export const withoutInvisible = (typed: string): string => typed.replaceAll(/\p{DI}/gu, '');

/** What was typed or pasted without what nobody sees in it, and without the white space around it. */
export const visible = (typed: string): string => withoutInvisible(typed).trim();
