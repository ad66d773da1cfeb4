import { count as number } from '#i18n/maths-format.ts';

const countResults = (count: number): string => `${number(count)} ${count === 1 ? 'result' : 'results'}`;

/** @param newest how many of the newest posts were searched, if not all */
const among = (newest: number | undefined): string =>
  newest === undefined ? '' : ` among the newest ${number(newest)} posts`;

export const searchText = {
  title: 'Search',
  label: 'Search pages and news',
  loading: 'Loading the search…',
  failed: 'The search could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  older: 'Search older posts',
  clear: 'Clear the search',
  /** What a result is that is no post. */
  page: 'Page',
  /** Before the heading above what was found. */
  section: 'Section:',
} as const;

/** The words of a body that match what was typed, and are not what was typed. */
export const inTheText = (words: readonly string[]): string => `In the text: ${words.join(', ')}`;

export const foundSentence = (count: number, shown: number, newest: number | undefined): string =>
  count > shown
    ? `${countResults(count)} found${among(newest)}. The best ${shown} are below; another word narrows them down.`
    : `${countResults(count)} found${among(newest)}.`;

export const nothingFoundSentence = (query: string, newest: number | undefined): string =>
  `Nothing found for “${query}”${among(newest)}.`;
