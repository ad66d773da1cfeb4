/** An apostrophe inside a word is part of it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/u;
const FOLDED_WORDS = /[\p{L}\p{N}]+/gu;
const ACCENTS_AND_APOSTROPHES = /[\p{M}'’]/gu;

/** Normalises text for comparison: small letters, without accents and apostrophes. `Élan’s` becomes `elans`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS_AND_APOSTROPHES, '').toLowerCase();

/** A text's words, folded, in order. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(FOLDED_WORDS) ?? [];

/** A text's words as written, and the text between them. */
export const splitWords = (text: string): readonly string[] =>
  text.split(new RegExp(`(${WORD.source})`, 'u'));
