import { NEWS_WORDS } from '#i18n/public.ts';
import { LOG_IN_WORDS } from '#islands/login/text.ts';

/** Pages that have others below them, as the way to those names them. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/login/': LOG_IN_WORDS.title,
  '/news/': NEWS_WORDS.title,
};
