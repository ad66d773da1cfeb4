/**
 * The languages of the site, by their BCP 47 tags. English is the source of all words; its pages have no prefix. A
 * further language is a line here and a folder `src/languages/<tag>/`, which mirrors `src/`.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB', offer: 'Read in English' },
  it: { name: 'Italiano', locale: 'it-IT', offer: 'Leggi in italiano' },
} as const satisfies Record<string, LanguageSettings>;

/** Every visitor loads these of every language: keep them short. */
interface LanguageSettings {
  /** In the language itself, as is the offer of a page. */
  readonly name: string;
  readonly offer: string;
  /** For dates that are the same for all readers. */
  readonly locale: string;
}

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** The language that all words are written in first. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/** What the addresses of a language begin with: `/it`, or nothing in the source language. */
export const prefixOf = (language: string): string => (language === SOURCE_LANGUAGE ? '' : `/${language}`);

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && tag in LANGUAGES;

/**
 * Languages that only tests build. `en-XA` is English with accents, longer by two fifths and in brackets: text without
 * brackets is text that no one can translate. `ar-XB` is the same from right to left.
 */
const PSEUDO_LANGUAGES: readonly string[] = ['en-XA', 'ar-XB'];

export const directionOf = (language: string): 'ltr' | 'rtl' => (language.startsWith('ar') ? 'rtl' : 'ltr');

export const isPseudoLanguage = (tag: string): boolean => PSEUDO_LANGUAGES.includes(tag);

/** A pseudo-language marks the words that this one translates. */
export const COMPLETE_LANGUAGE = 'it' satisfies Language;
