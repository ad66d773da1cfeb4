import { bookOf, type LedgerAccount, type PostingKind } from '#domain/money/ledger.ts';
import type { StatementGroup } from '#domain/money/statement.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { wholeNumber } from '#i18n/format.ts';

export const walletText = {
  portfolio: 'Portfolio',
  chart: 'Value over time',
  empty: 'No transactions yet',
  emptyHint: 'Deposits, levels and earnings will be listed here.',
  depositNow: 'Deposit now',
  underWay: 'Under way',
  newestFirst: 'Newest first',
  status: 'Status',
  deposit: (coin: string) => `Deposit in ${coin}`,
  bankWithdrawal: 'Withdrawal to a bank',
  cryptoWithdrawal: (coin: string) => `Withdrawal in ${coin}`,
} as const;

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
  chart: (now: string, highest: string) => `Value over time: ${now} now, ${highest} at its highest`,
  toStatement: (day: string) => `Statement of ${day}`,
  caption: 'At the end of each day on which something moved',
  sketched: (day: string) => `Dashed until ${day}: ends of days.`,
  day: 'Day',
  value: 'Value',
} as const;

export const bookName = (account: LedgerAccount): string => BOOK_NAMES[bookOf(account)];

/** The subject of a posting if only its kind is known. */
export const SUBJECT_NAMES: Readonly<Record<PostingKind, string>> = {
  credit: 'Deposit',
  hold: 'Withdrawal',
  pay: 'Withdrawal',
  release: 'Withdrawal',
  activation: 'Level',
  reversal: 'Earlier posting',
};

export const statementText = {
  title: 'Statement',
  /** @param entries from `entries` */
  caption: {
    day: (entries: string) => `${entries}, newest first, by day`,
    month: (entries: string) => `${entries}, newest first`,
  },
  what: 'What',
  time: 'Time',
  date: 'Date',
  amount: 'Amount',
  balance: 'Balance',
  subject: 'Details',
  times: (kind: string, count: number) => `${kind} × ${count}`,
  between: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  /** Between the rows of a correction and of what it takes back; the time follows. */
  corrects: 'Takes back the posting of',
  corrected: 'Corrected on',
  isCorrected: 'corrected',
  toCorrected: (when: string) => `Show the posting of ${when}, which this takes back`,
  toCorrection: (when: string) => `Show the correction of ${when}`,
  within: (from: string, to: string) => `${from} → ${to}`,

  filter: 'What is shown',
  group: 'Show',
  groups: {
    all: 'All',
    income: 'Income',
    levels: 'Levels',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
  },
  period: 'Period',
  periods: { thisMonth: 'This month', lastMonth: 'Last month', thisYear: 'This year', allTime: 'All time' },
  from: 'From',
  to: 'To',
  wrongOrder: 'The first day is after the last one.',
  clear: 'Show everything',
  noMatch: 'Nothing of this kind was posted in this time.',

  sums: 'How it adds up',
  opening: 'Opening balance',
  notShown: 'Not shown',
  missed: 'Missed',
  toMissed: 'See which',
  closing: 'Closing balance',
  /**
   * @param of null: not known, because older rows are not read yet
   * @param groups null: each has a row of its own
   */
  entries: (from: number, to: number, of: number | null, groups: number | null) =>
    `Entries ${wholeNumber(from)} to ${wholeNumber(to)}${of === null ? '' : ` of ${wholeNumber(of)}`}` +
    (groups === null ? '' : ` in ${groups} ${groups === 1 ? 'group' : 'groups'}`),
  reading: (entries: number) => `Reading… ${wholeNumber(entries)} entries so far`,
  previous: 'Newer',
  next: 'Older',
  download: 'Download as CSV',
} as const;

/** Texts of the spreadsheet file. */
export const statementCsvText = {
  fileName: 'tessera-statement',
  groups: {
    income: 'income',
    levels: 'levels',
    deposits: 'deposits',
    withdrawals: 'withdrawals',
  } satisfies Record<StatementGroup, string>,
  since: (day: string) => `from-${day}`,
  until: (day: string) => `to-${day}`,
  /** @param by a walk dates by its days */
  columns: (by: 'day' | 'time') => [
    by === 'day' ? 'Day' : 'Date (UTC)',
    'What',
    'Subject',
    'From',
    'To',
    'Moved (USD)',
    'Change (USD)',
    'Balance (USD)',
    'Active deposit (USD)',
    'Earning (USD)',
    'Held (USD)',
    'Correction',
  ],
  opening: 'Opening balance',
  corrects: (of: string | null, reason: string) =>
    of === null ? reason : `Takes back the posting of ${of}: ${reason}`,
  corrected: (at: string, reason: string) => `Corrected on ${at}: ${reason}`,
  otherMember: 'Another member',
} as const;

export const inclusionProofText = {
  open: 'Ledger proof',
  openFor: (what: string) => `Ledger proof: ${what}`,
  text: 'The public ledger has an entry for this. It names no one; only you can show that it is yours.',
  notYet: (entry: string, size: string) =>
    `This is entry ${entry}; the published ledger ends with entry ${size}. Try again in a few seconds. If entry ${entry} stays away, entries were removed.`,
  fileName: (entry: number) => `entry-${entry}.tlog-proof`,
  good: (sequence: string, size: string) =>
    `It is entry ${sequence} of ${size}. From it the path below leads to the root that is signed.`,
  picture: (steps: number) =>
    `The posting gives a hash. With ${steps === 1 ? 'one more hash' : `${steps} more hashes`}, one after the other, it gives the signed root.`,
  posting: 'Your posting',
  root: 'Signed root',
  save: 'Save the ledger proof',
  saveHint:
    'Anyone can check the file. It shows what the entry is about: give it only to those who may see that.',
  ledger: 'Open the ledger',
  again: 'Try again',
} as const;
