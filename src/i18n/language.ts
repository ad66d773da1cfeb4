import { directionOf, isLanguage, LANGUAGES, prefixOf, SOURCE_LANGUAGE } from '#domain/languages.ts';

/** What a build has and Node has not. */
const isBuilt = (import.meta.env as unknown) !== undefined;

/** The language of this build, which has the pages of one language. Tests build pseudo-languages too. */
export const LANGUAGE: string = (isBuilt && import.meta.env.PUBLIC_LANGUAGE) || SOURCE_LANGUAGE;

const known = isLanguage(LANGUAGE) ? LANGUAGE : SOURCE_LANGUAGE;

export const DIRECTION = directionOf(LANGUAGE);

/** Numbers and dates of a pseudo-language run as its words do. */
const ARABIC = DIRECTION === 'rtl' ? 'ar-u-nu-latn' : null;

/** For numbers that are the same for all readers of a page. */
export const PAGE_NUMBERS: string = ARABIC ?? known;

/** For dates that are the same for all readers of a page. */
export const PAGE_LOCALE: string = ARABIC ?? LANGUAGES[known].locale;

/** The attributes of a text that may be in another language than its page. */
export const ownLanguage = (language: string) =>
  language === LANGUAGE ? {} : { lang: language, dir: directionOf(language) };

const PREFIX = prefixOf(LANGUAGE);

/** The address of a page in the language of this build: `/maths/` is `/it/maths/` in Italian. */
export const address = (page: string): string =>
  PREFIX !== '' && page.startsWith('/') && !page.startsWith(`${PREFIX}/`) ? PREFIX + page : page;

/** The page at an address of this build: `/it/maths/` is `/maths/`. */
export const pageAt = (path: string): string =>
  PREFIX !== '' && path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path;
