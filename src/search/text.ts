/** An apostrophe inside a word belongs to it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/u;
const FOLDED_WORDS = /[\p{L}\p{N}]+/gu;
const ACCENTS_AND_APOSTROPHES = /[\p{M}'’]/gu;

/** Text as it is compared: small letters, without accents and apostrophes. `Élan’s` becomes `elans`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS_AND_APOSTROPHES, '').toLowerCase();

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(FOLDED_WORDS) ?? [];

/** The words of a text as they are written, and between each two what stands there. */
export const splitWords = (text: string): readonly string[] =>
  text.split(new RegExp(`(${WORD.source})`, 'u'));
