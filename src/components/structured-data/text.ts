import { newsText } from '#i18n/public.ts';

/** Names of the pages that have others below them. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/login/': 'Log in',
  '/news/': newsText.title,
};
