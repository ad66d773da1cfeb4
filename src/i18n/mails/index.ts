import { ENGLISH_LETTERS } from './en.ts';
import { ITALIAN_LETTERS } from './it.ts';
import type { Letters } from './letter.ts';

/** By language. */
export const LETTERS: Readonly<Record<'it' | 'en', Letters>> = {
  it: ITALIAN_LETTERS,
  en: ENGLISH_LETTERS,
};
