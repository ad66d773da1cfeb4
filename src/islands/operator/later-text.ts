import type { ThreadMessage } from '#backend/port/backend.ts';
import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { Grant } from '#domain/decisions/decision.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import type { ProgrammeBook } from '#domain/money/programme-totals.ts';
import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import type { BatchLine } from '#domain/withdrawals/payout-batch.ts';
import type { ReferenceErrors } from '#domain/withdrawals/payout-reference-form.ts';
import { LONGEST_REFERENCE } from '#domain/withdrawals/payout-reference.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import { messageText } from '#i18n/message.ts';
import { decisionText } from './queue/text.ts';
import { userNameOf } from './text.ts';

// The words of the parts that open after the queues: the first view does not load them.

/** Fills the lists of a sandbox in which nothing has happened yet. */
export const fillText = {
  press: 'Begin a sample community',
  hint: 'About 900\u00a0sample members come, and their requests arrive here. All money is test coins.',
} as const;

export const setAsideText = {
  caption: 'Requests that the settler tries no more, longest first',
  hint: 'The settler failed several times at each of these. They are as they were, and hold up no others. Find out why, then have it tried again with the command.',
  empty: 'Nothing is set aside',
  emptyHint: 'Requests that failed several times appear here, to be tried again once you know why.',
  what: 'What',
  member: 'Member',
  since: 'First failure',
  failures: 'Failures',
  reason: 'Reason',
  command: 'Try again',
  kind: {
    withdrawal: 'Withdrawal or cancellation',
    activation: 'Activation of a level',
    decision: 'Decision of an operator',
  } as const satisfies Record<SetAsideRequest['kind'], string>,
  release: (path: string) => `npm run settle -- --release ${path} --by NAME`,
  copy: (what: string, member: string) => `Copy the command: ${what}, ${member}`,
} as const;

export const totalsText = {
  empty: 'No money has come in yet',
  emptyHint: 'What is paid in and out appears here, by day and by account.',
  title: 'Accounts',
  lead: (kept: string, ofMembers: string) =>
    `The programme has kept ${kept}. Its members’ accounts hold ${ofMembers}.`,
  caption: 'What all accounts of the ledger hold',
  account: 'Account',
  amount: 'Amount',
  meaning: 'What it is',
  meanings: {
    house: 'What the matrices gave to the programme itself',
    locked: 'Members’ money that pays for levels',
    earning: 'Members’ money that they can withdraw',
    held: 'Members’ money in withdrawals under way',
    external: 'What went out, less what came in',
  } as const satisfies Record<ProgrammeBook, string>,
  sum: 'Sum',
  sumMeaning: 'Always zero: what the others hold came from outside',
  broken: 'The accounts do not add up to zero. Stop deciding, and have the ledger checked.',
} as const;

export const threadText = {
  list: 'Members with messages',
  none: 'No messages yet',
  noneHint: 'What members write in “Help” appears here.',
  listName: { unanswered: 'Unanswered', answered: 'Answered' },
  order: { unanswered: 'Longest waiting first', answered: 'Latest first' },
  /** In the place of a list that has nothing. */
  nothing: { unanswered: 'All are answered', answered: 'None is answered yet' },
  choose: 'Choose a member to read and answer.',
  with: 'Messages with',
  reply: (member: string) => `Reply to ${member}`,
  back: 'All messages',
  /** Beside the field for an answer. */
  reads: {
    it: 'This member reads Italian.',
    en: 'This member reads English.',
  } as const satisfies Record<MailLanguage, string>,
  own: 'Your own messages: another operator answers them.',
  /** Who wrote an answer. @param reader uid of the operator who reads */
  author: ({ operator }: ThreadMessage, reader: string | null): string => {
    if (operator === null) return messageText.operator;
    return operator.uid === reader ? messageText.you : `${messageText.operator} ${userNameOf(operator)}`;
  },
} as const;

/** The first and the last day of a period. */
export const dayText = {
  dates: { from: 'From', to: 'To' },
  ofWalk: { from: 'From day', to: 'To day' },
} as const;

/** “Log entry” is the sequence of its entry in the public log. */
const moneyColumns = (time: string) => [
  'Log entry',
  time,
  'Kind',
  'From',
  'To',
  'Amount',
  'About',
  'Posting',
  'Takes back',
];

export const accountingText = {
  days: {
    title: 'The last 30 days',
    caption: 'What each day moved, and what was held at its end.',
    /** After it, where no walk has days of its own. */
    inUtc: 'Days are in UTC.',
    day: 'Day',
    in: 'In',
    /** A payout leaves the books once it is decided. */
    out: 'Paid or to send',
    held: 'Held',
    /** Not of these days, as the others are. */
    heldNow: 'Held now',
    wait: 'Median wait',
    none: '–',
    /** The top of a chart. */
    top: (value: string, day: string) => `Highest: ${value} (${day})`,
  },
  files: {
    title: 'Download',
    file: 'File',
    name: {
      postings: 'All postings',
      payouts: 'Payouts',
      fees: 'What the programme kept',
      requests: 'Requests',
    },
    save: 'Download as CSV',
    saving: (rows: string) => `${rows} rows…`,
    done: (rows: string) => `${rows} rows saved.`,
    wrong: 'Choose two days, the first one first.',
    inName: { postings: 'postings', payouts: 'payouts', fees: 'fees', requests: 'requests' },
    fileName: (file: string, from: string, to: string) => `tessera-${file}-${from}-to-${to}.csv`,
  },
  /** @param by a walk dates by its days */
  columns: (by: 'time' | 'day') => {
    const money = moneyColumns(by === 'day' ? 'Day' : 'Time (UTC)');
    const unit = by === 'day' ? 'day' : 'UTC';
    return {
      postings: money,
      payouts: money,
      fees: money,
      requests: [
        ...['Kind', 'Id', 'Reference', 'Member', 'Username'],
        ...[`Asked (${unit})`, `Proof (${unit})`, `Decided (${unit})`],
        ...['Amount', 'Coin or bank', 'Coin amount', 'State', 'Note', 'Sent by', 'Posting'],
      ],
    };
  },
} as const;

export const recordsText = {
  of: 'Kind',
  kind: { all: 'All', deposit: 'Deposits', withdrawal: 'Withdrawals' },
  /** One of them, before what it is about. */
  one: { deposit: 'Deposit', withdrawal: 'Withdrawal' } as const satisfies Record<RequestKind, string>,
  status: 'State',
  coin: 'Coin',
  filter: 'Which requests',
  ofAll: 'Show those of all members',
  caption: {
    all: (count: number) => (count === 1 ? '1 request' : `${count} requests, newest first`),
    deposit: (count: number) => (count === 1 ? '1 deposit' : `${count} deposits, newest first`),
    withdrawal: (count: number) => (count === 1 ? '1 withdrawal' : `${count} withdrawals, newest first`),
  },
  /** Where there are earlier ones. */
  newest: {
    all: (count: number) => `The newest ${count} requests`,
    deposit: (count: number) => `The newest ${count} deposits`,
    withdrawal: (count: number) => `The newest ${count} withdrawals`,
  },
  none: { all: 'No request yet', deposit: 'No deposit yet', withdrawal: 'No withdrawal yet' },
  noneFound: { all: 'No such request', deposit: 'No such deposit', withdrawal: 'No such withdrawal' },
  noneFoundHint: 'None passes the filter.',
  amount: 'Amount',
  member: 'Member',
  how: 'Payment',
  when: 'Asked',
  decided: 'Decided',
  sent: 'Sent',
} as const;

export const auditText = {
  caption: 'Decisions, newest first',
  list: { decisions: 'Decisions', suspensions: 'Suspensions', site: 'Running the site' },
  kind: { all: 'All', deposit: 'Deposits', withdrawal: 'Withdrawals', operator: 'By operators' },
  /** Where the filter passes none of those that are loaded. */
  noneAmong: (count: number) => `None among the latest ${count} decisions`,
  /** In the place of an operator. */
  walk: 'simulation',
  you: 'you',
  empty: 'Nothing has been decided yet',
  emptyHint: 'Every decision appears here, with who made it and why.',
  what: 'What',
  member: 'Member',
  amount: 'Amount',
  by: 'By',
  when: 'When',
  requested: 'Not carried out yet',
  /** Why nothing was done, by the settlement's code. */
  refused: {
    'changed-since-seen': 'The member had changed it: nothing was done',
    'not-an-operator': 'Its operator was taken off the list before: nothing was done',
    'would-be-negative': 'The member had spent some of it: nothing was done',
    'id-used': 'Another request was settled under its id: nothing was done',
  } as Readonly<Partial<Record<string, string>>>,
  tooLate: 'Came too late: nothing was done',
  grants: {
    caption: 'Operators’ rights, and requests tried again, newest first',
    sandbox: 'this browser’s sandbox',
    empty: 'Nothing is recorded yet',
    change: {
      granted: 'Became an operator',
      revoked: 'Is an operator no longer',
      'factor-removed': 'Lost second factor removed',
      'request-released': 'Request that was set aside is tried again',
    } satisfies Record<Grant['change'], string>,
  },
} as const;

const SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Write why it is taken back: the member has nothing else to go by.',
  'too-long': 'The reason is too long. Use at most 500 characters.',
};

const EXAMPLES: Readonly<Record<RequestKind, string>> = {
  deposit: 'Credited twice.',
  withdrawal: 'The bank has sent it back.',
};

export const correctionText = {
  open: 'Take back',
  openFor: (what: string) => `Take back: ${what}`,
  title: 'Take this back?',
  consequence: {
    deposit:
      'It goes from Active deposit back outside, once and for good. What the member has spent cannot be taken back.',
    withdrawal:
      'It comes back from outside to Earning, once and for good. If it was sent, make sure first that it has come back.',
  } as const satisfies Record<RequestKind, string>,
  byCommand: 'Those who run the site do this, with this command:',
  command: (posting: string, operator: string) =>
    `npm run settle -- --reverse ${posting} --reason "…" --operator ${operator}`,
  copy: 'Copy the command',
  keep: 'Leave it as it is',
  form: (requestKind: RequestKind) => ({
    fields: { note: { label: 'Reason', hint: `For the member, for example: ${EXAMPLES[requestKind]}` } },
    error: (error: NoteProblem) => SENTENCES[error],
    submit: 'Take back',
    sending: 'Taking back…',
  }),
} as const;

const referenceSentences: SentencesFor<ReferenceErrors> = {
  reference: {
    required: 'Enter the transaction id, or the bank’s reference.',
    'too-long': `The reference is too long. Use at most ${LONGEST_REFERENCE} characters.`,
    'not-visible':
      'Use letters without accents, digits and usual marks, with single spaces: a transaction id has no others.',
  },
};

export const payoutText = {
  order: 'Oldest first. Send the money, then record by which reference it went.',
  shown: (count: number, total: number) => `These are the oldest ${count} of ${total}.`,
  select: (what: string) => `Select: ${what}`,
  /** Before what they come to. */
  toSend: (count: number) => `${count} to send`,
  selectAll: 'Select all',
  selectNone: 'Clear',
  selected: (count: number) => `${count} selected`,
  csv: 'CSV',
  copyCsv: 'Copy as CSV',
  saveCsv: 'Download as CSV',
  file: (day: string) => `tessera-to-send-${day}.csv`,
  columns: (by: 'time' | 'day') => [
    ...['Id', 'Member', 'Amount', 'Method', 'Network'],
    ...['Address or account', 'Holder', 'Bank', 'Country'],
    by === 'day' ? 'Decided (day)' : 'Decided',
  ],
  batch: {
    open: 'Record references…',
    title: 'Record many at once',
    text: 'Paste two columns: id or address, then the reference. Each becomes a record of its own.',
    label: 'Id or address, and reference',
    caption: 'What was pasted',
    line: 'Line',
    named: 'Named',
    payout: 'Payout',
    reference: 'Reference',
    outcome: {
      unknown: 'No payout that waits',
      ambiguous: 'Several payouts: name it by its id',
      repeated: 'Named above already',
      'wrong-reference': 'Not a reference',
      own: 'Your own: another operator sends it',
    } as const satisfies Record<Exclude<BatchLine<unknown>['kind'], 'matched'>, string>,
    submit: (count: number) => (count === 0 ? 'Record as sent' : `Record ${count} as sent`),
    recording: (done: number, all: number) => `Recording ${done} of ${all}…`,
    done: (count: number) => (count === 1 ? '1 recorded as sent.' : `${count} recorded as sent.`),
    failed: (what: string, why: string) => `${what}: ${why}`,
    keep: 'Not sent yet',
    close: 'Close',
  },
  empty: 'Nothing to send',
  emptyHint: 'Approved withdrawals appear here.',
  decidedAt: 'Decided',
  own: 'Your own withdrawal: another operator sends it.',
  record: 'Record as sent',
  title: 'Record what was sent?',
  final: 'The member sees the reference. It cannot be changed afterwards.',
  keep: 'Not sent yet',
  done: (what: string) => `${what}: recorded as sent.`,
  form: {
    fields: {
      reference: {
        label: 'Transaction id or bank reference',
        hint: `At most ${LONGEST_REFERENCE} characters. Paste it from where you sent the money.`,
      },
    },
    error: errorText(referenceSentences),
    submit: 'Record as sent',
    sending: 'Recording…',
  },
} as const;

/** A proof that fills the window. */
export const enlargedText = { zoom: 'Zoom in', fit: 'Fit into the window', close: 'Close' } as const;

/** Explains the keys of a queue. */
export const keyText = {
  title: 'By keyboard',
  text: 'No key decides anything without a confirmation. Tab and Enter reach everything too.',
  keys: [
    { keys: ['j', '↓'], does: 'Next request' },
    { keys: ['c'], does: 'Credit or approve' },
    { keys: ['k', '↑'], does: 'Previous request' },
    { keys: ['r'], does: 'Refuse it, or all selected' },
    { keys: ['Enter'], does: 'Open the request' },
    { keys: ['Ctrl', 'Enter'], does: 'Confirm a decision' },
    { keys: ['l'], does: 'Next list' },
    { keys: ['Esc'], does: 'Leave a question' },
    { keys: ['z'], does: 'Enlarge the proof' },
    { keys: ['x'], does: 'Select' },
    { keys: ['/'], does: 'Find' },
    { keys: ['m'], does: 'Mark, or unmark' },
    { keys: ['?'], does: 'This list' },
  ],
  switch: 'Use these keys',
  close: 'Close',
} as const;

/** One note for several requests. */
export const bulkDialogText = {
  title: (count: number) => (count === 1 ? 'Refuse 1 request?' : `Refuse ${count} requests?`),
  form: { ...decisionText.form('refuse'), submit: 'Refuse them', sending: 'Refusing…' },
} as const;
