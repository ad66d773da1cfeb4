import { bookOf, type LedgerAccount, type PostingKind } from '#domain/money/ledger.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';

export const walletText = {
  portfolio: 'Portfolio',
  chart: 'Value over time',
  empty: 'No transactions yet',
  emptyHint: 'Deposits, withdrawals and levels are listed here as soon as there is one.',
  depositNow: 'Deposit now',
  underWay: 'Under way',
  newestFirst: 'Deposits and withdrawals that are not finished yet, newest first',
  what: 'What',
  amount: 'Amount',
  status: 'Status',
  date: 'Date',
  deposit: (coin: string) => `Deposit in ${coin}`,
  bankWithdrawal: 'Withdrawal to a bank',
  cryptoWithdrawal: (coin: string) => `Withdrawal in ${coin}`,
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
  caption: 'Every posting that touches your account, newest first',
  what: 'What',
  date: 'Date',
  amount: 'Amount',
  balance: 'Balance',
  balanceHint: 'Balance is all that is on the account: Active deposit, Earning and what is held.',
  deposit: (coin: string) => `Deposit in ${coin}`,
  withdrawal: (to: string) => `Withdrawal to ${to}`,
  /** Between the rows of a correction and of what it takes back; the time follows. */
  corrects: 'Takes back the posting of',
  corrected: 'Corrected on',
  toCorrected: (when: string) => `Show the posting of ${when}, which this takes back`,
  toCorrection: (when: string) => `Show the correction of ${when}`,
  within: (amount: string, from: string, to: string) => `${amount} from ${from} to ${to}`,

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
  wrongOrder: 'The first day is after the last one. Change one of them.',
  clear: 'Show everything',
  noMatch: 'Nothing of this kind was posted in this time.',
  nothingYet: 'Nothing has been posted yet',
  nothingYetHint: 'A deposit is posted here when it is credited, a withdrawal when its amount is held.',

  sums: 'How it adds up',
  opening: 'Opening balance',
  came: 'In',
  went: 'Out',
  notShown: 'All else, not shown',
  closing: 'Closing balance',
  /** @param of null: not known, because older rows are not read yet */
  rows: (from: number, to: number, of: number | null) =>
    of === null ? `Rows ${from} to ${to}` : `Rows ${from} to ${to} of ${of}`,
  reading: (rows: number) => `Reading… ${rows} rows so far`,
  previous: 'Newer',
  next: 'Older',
  download: 'Download as CSV',
} as const;

/** Texts of the spreadsheet file. */
export const statementCsvText = {
  columns: [
    'Date (UTC)',
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
