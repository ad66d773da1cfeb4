import { APOSTROPHE_JOINS } from './word-forms.ts';

const WORD = APOSTROPHE_JOINS ? /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/u : /[\p{L}\p{M}\p{N}]+/u;
const FOLDED_WORDS = /[\p{L}\p{N}]+/gu;
const LEFT_OUT = APOSTROPHE_JOINS ? /[\p{M}'’]/gu : /\p{M}/gu;

/** Normalises text for comparison: small letters, without accents, and without apostrophes in a word. `Élan’s` becomes `elans`. */
export const fold = (text: string): string => text.normalize('NFD').replace(LEFT_OUT, '').toLowerCase();

/** A text's words, folded, in order. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(FOLDED_WORDS) ?? [];

/** A text's words in small letters, accents and apostrophes as written, in order. */
export const asWritten = (text: string): readonly string[] =>
  text.normalize('NFC').toLowerCase().match(new RegExp(WORD.source, 'gu')) ?? [];

/** A text's words as written, and the text between them. */
export const splitWords = (text: string): readonly string[] =>
  text.split(new RegExp(`(${WORD.source})`, 'u'));
