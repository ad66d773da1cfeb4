import { bundledLanguages } from 'shiki/langs';

/** What is text, without colours. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** The name by which the highlighter knows a language: `js` for `JS`. Null for plain text. */
export function knownLanguage(name: string | null | undefined): string | null {
  const small = (name ?? '').toLowerCase();
  return small in bundledLanguages ? small : null;
}

/** Why the name of a code block's language is wrong, as the rest of a sentence, or null. */
export function languageError(name: string | null | undefined): string | null {
  if (PLAIN.has((name ?? '').toLowerCase()) || knownLanguage(name) !== null) return null;
  return `is of a language that the site cannot colour, "${name}". Write a usual name, like js, html, json, bash or solidity, or text.`;
}
