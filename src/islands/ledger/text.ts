import type { LogEntry } from '#domain/log/entry.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { wholeNumber } from '#i18n/format.ts';

export const ledgerText = {
  verifyTitle: 'Verify it yourself',
  verifyHint:
    'Your browser reads every entry, adds all of it up, and compares the result with what is signed and with what it saw last time.',
  verify: 'Verify in this browser',
  again: 'Verify again',
  cancel: 'Cancel',
  progress: 'Entries verified',
  starting: 'Reading the checkpoint…',
  running: (entries: string, size: string) => `${entries} of ${size} entries`,
  lastSeen: (when: string, count: number, shown: string) =>
    `This browser saw the ledger on ${when}, with ${count === 1 ? 'one entry' : `${shown} entries`}.`,

  othersTitle: 'Are others shown the same?',
  othersHint: 'The key that signs one history could sign another one for someone else.',
  compare: 'Compare checkpoints',
  witnesses: 'Demand witnesses',

  booksTitle: 'The books as they stand',
  booksCaption: 'What each book holds, after all entries',
  book: 'Book',
  holds: 'Holds',
  sum: 'All together',

  historyTitle: 'How they moved',
  historyCaption: 'What members hold and the programme has kept, day by day',
  onDay: (day: string, members: string, house: string) =>
    `${day}: members hold ${members}, the programme has kept ${house}`,
  day: 'Day (UTC)',
  members: 'Held by members',
  house: 'Kept by the programme',

  newestTitle: 'The newest entries',
  newestCaption: 'Newest first. What moves among members, only the two of them see.',
  number: 'Entry',
  what: 'What',
  path: 'From and to',
  amount: 'Amount',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  amongMembers: 'Among members',
  notPublic: 'Not public',

  sample: 'Try it on a sample',
} as const;

/** What a book is, for people who have no account. */
export const BOOKS: Readonly<Record<LogEntry['from'], { readonly name: string; readonly hint: string }>> = {
  external: { name: BOOK_NAMES.external, hint: 'Below zero by what came in and has not gone out' },
  house: { name: BOOK_NAMES.house, hint: 'Payments for which no member above was active' },
  members: {
    name: 'Members',
    hint: 'Active deposits, Earning, and what is held for withdrawals',
  },
};

const KINDS: Readonly<Record<string, string>> = {
  credit: 'Deposit credited',
  activation: 'Level activated',
  hold: 'Held for a withdrawal',
  pay: 'Withdrawal paid',
  release: 'Withdrawal returned',
  reversal: 'Correction',
};

/** A kind that this page does not know yet is shown as it is. */
export const entryName = ({ kind, reverses }: Pick<LogEntry, 'kind' | 'reverses'>): string =>
  reverses === undefined
    ? (KINDS[kind] ?? kind)
    : `${KINDS['reversal']}: takes back entry ${wholeNumber(reverses)}`;
