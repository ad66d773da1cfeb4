import { newsText } from '#i18n/public.ts';

/** Pages that have others below them, as the way to those names them. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/login/': 'Log in',
  '/news/': newsText.title,
};
