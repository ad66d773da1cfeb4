import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import type { StatementKind } from '#domain/money/statement.ts';

export const portfolioText = {
  since: (change: string, day: string) => `${change} since ${day}`,
  range: 'Range',
  ranges: {
    '1w': { short: '1W', long: '1 week' },
    '1m': { short: '1M', long: '1 month' },
    '3m': { short: '3M', long: '3 months' },
    '1y': { short: '1Y', long: '1 year' },
    all: { short: 'All', long: 'All time' },
  },
  /** @param books `Active deposit $495.00` and so on */
  chart: (ends: readonly [string, string], now: string, books: readonly string[], highest: string) =>
    `Value of the account from ${ends[0]} to ${ends[1]}: ${now} at the end (${books.join(', ')}), ${highest} at its highest.`,
  book: (name: string, amount: string) => `${name} ${amount}`,

  marks: 'What happened',
  /** @param what from `happened` */
  mark: (count: number, when: string, what: readonly string[]) =>
    `${count === 1 ? '' : `${count} postings, `}${when}: ${what.join('; ')}`,
  toStatement: (mark: string) => `${mark}. Show in the statement`,
  between: (from: string, to: string) => `${from} to ${to}`,
  happened: (kind: StatementKind, count: number, amount: string) =>
    count === 1
      ? `${STATEMENT_KIND_NAMES[kind]}, ${amount}`
      : `${STATEMENT_KIND_NAMES[kind]}, ${count} times, ${amount}`,
  hint: 'Press a sign to see in the statement what happened.',
  nothing: 'Nothing was posted in this time.',

  caption: 'At the end of each day on which something moved',
  sketched: (day: string) => `Dashed until ${day}: ends of days.`,
  day: 'Day',
  value: 'Value',
} as const;
