import type { ThreadMessage } from '#backend/port/backend.ts';
import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Decision, UserRef, Verdict } from '#domain/decisions/decision.ts';
import type { Grant } from '#domain/decisions/grant.ts';
import type { OfferMismatch } from '#domain/deposits/own-offer.ts';
import type { ProgrammeBook } from '#domain/money/programme-totals.ts';
import type { ReferenceErrors } from '#domain/withdrawals/payment-reference-form.ts';
import { LONGEST_REFERENCE } from '#domain/withdrawals/payment-reference.ts';
import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import { SECOND_OPERATOR_ABOVE } from '#domain/withdrawals/withdrawal.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import { usd } from '#i18n/format.ts';
import { messageText } from '#i18n/message.ts';

/** A user's name as the console shows it. */
export const userNameOf = ({ username }: UserRef): string => username ?? 'a deleted account';

const DONE = {
  credit: 'credited',
  approve: 'approved',
  pay: 'paid',
  reverse: 'taken back',
  refuse: 'refused',
  send: 'sent',
} as const satisfies Record<Decision['verdict'], string>;

export const operatorText = {
  title: 'Operator',
  views: 'Parts of the console',
  view: {
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    payouts: 'To send',
    messages: 'Messages',
    members: 'Members',
    records: 'All requests',
    totals: 'Totals',
    audit: 'Audit trail',
    'set-aside': 'Set aside',
  },
  count: {
    deposits: 'waiting',
    withdrawals: 'waiting',
    payouts: 'to send',
    messages: 'unanswered',
    'set-aside': 'set aside',
  },
  /** How many there are at least, where the queue shows no more. */
  orMore: (count: number) => `${count} or more`,
  overdue: (count: number) => `${count} overdue`,
  /** Before the page's title; empty: nothing waits. */
  alert: (waiting: number, overdue: number) =>
    waiting === 0 ? '' : `(${waiting}${overdue > 0 ? `, ${overdue} overdue` : ''}) `,
  sample: 'Sample',
  moreMembers: 'Show more members',
} as const;

const requests = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

export const settlementText = {
  looking: 'Asking what settles requests…',
  browser: 'Requests settle in this browser, at once.',
  never:
    'No settler has reported yet. Until one runs, what is asked for and decided is recorded and not carried out. “The settler” in docs/operating.md says how to start it.',
  alive: (version: string) => `The settler is at work (version ${version}).`,
  setAside: (count: number) =>
    `${requests(count)} ${count === 1 ? 'is' : 'are'} set aside, under “Set aside”`,
  /** Before why. */
  unwell: (reason: string) => `The settler needs attention: ${reason.replace(/\.$/, '')}.`,
  silent: 'Nothing has been heard of the settler since',
  waiting: (count: number) =>
    count === 0 ? 'Nothing waits for it' : `${requests(count)} ${count === 1 ? 'waits' : 'wait'} for it`,
  waited: (count: number) => (count === 0 ? 'Nothing waited then' : `${requests(count)} waited then`),
  /** Before a time. */
  oldest: ', the oldest since',
  last: 'It last settled one at',
  since:
    'What has been asked for and decided after that is recorded, and waits until it is back. “What to watch” in docs/operating.md says where to look.',
} as const;

export const queueText = {
  list: 'Requests that wait',
  order: {
    deposit: 'Due first, one line for each member',
    withdrawal: 'Oldest first, one line for each member',
  },
  back: 'All requests',
  age: {
    dueIn: (time: string) => `due in ${time}`,
    overdue: (time: string) => `${time} overdue`,
  },
  flag: {
    proof: 'Proof',
    noProof: 'No proof',
    approved: 'Approved by one operator',
    decided: 'Decision recorded',
    own: 'Your own',
  },
  /** The other requests of the member who has this one. */
  showOthers: (count: number, member: string) => `Show ${count} more by ${member}`,
  hideOthers: (count: number, member: string) => `Hide ${count} more by ${member}`,
  empty: { deposit: 'No deposit is waiting', withdrawal: 'No withdrawal is waiting' },
  emptyHint: 'What members ask for appears here by itself.',
  what: {
    deposit: (amount: string, member: string) => `Deposit of ${amount} by ${member}`,
    withdrawal: (amount: string, member: string) => `Withdrawal of ${amount} by ${member}`,
  },
  package: 'Package',
  amount: 'Amount',
  declared: 'Declared payment',
  network: 'Network',
  address: 'Receiving address',
  mismatch: {
    address: 'Not this site’s address',
    amount: 'Amount does not fit',
  } satisfies Record<OfferMismatch, string>,
  declaredAt: 'Declared',
  askedAt: 'Asked',
  due: 'Due',
  overdue: 'Overdue',
  decided: {
    credit: 'Decision recorded: credit',
    approve: 'Decision recorded: approve',
    pay: 'Decision recorded: pay',
    refuse: 'Decision recorded: refuse',
  } as const satisfies Record<Verdict, string>,
  decidedHint: 'It is carried out as soon as the settlement gets to it.',
  proof: 'Proof of payment',
  noProof: 'No proof yet',
  enlarge: 'Enlarge the proof',
  proofAlt: (what: string) => `Proof of payment of: ${what}`,
  wholeSize: 'Show in its own size',
  fitted: 'Fit into the window',
  close: 'Close',
  verb: { credit: 'Credit', approve: 'Approve', pay: 'Pay', refuse: 'Refuse' } satisfies Record<
    Verdict,
    string
  >,
  own: 'Your own request: another operator decides it.',
  needsTwo: () => `More than ${usd(SECOND_OPERATOR_ABOVE)}: one operator approves it, another one pays it.`,
  approvedBy: (operator: string) => `Approved by ${operator}. It needs a second operator.`,
  approvedByYou: 'Approved by you. It needs a second operator.',
  refuse: 'Refuse',
  label: (verb: string, what: string) => `${verb}: ${what}`,
} as const;

export const decisionText = {
  title: {
    credit: 'Credit this deposit?',
    approve: 'Approve this payout?',
    pay: 'Pay this withdrawal?',
    refuse: 'Refuse this request?',
  },
  consequence: {
    credit: 'The amount is added to the member’s Active deposit.',
    approve: 'The amount stays held until another operator pays it. The member can still cancel.',
    pay: 'The held amount leaves the programme. Send it after this, not before, and record that under “To send”. Only test coins are paid.',
    refuseDeposit: 'No money moves. The member reads your note.',
    refuseWithdrawal: 'The held amount goes back to Earning. The member reads your note.',
  },
  final: 'A decision is final and stands in the audit trail.',
  keep: 'Leave it waiting',
  form: (verdict: Verdict) => ({
    fields: {
      note: {
        label: verdict === 'approve' ? 'Note for the audit trail' : 'Note to the member',
        ...(verdict === 'refuse'
          ? { hint: 'Say why, so that the member knows what to do next.' }
          : { optional: true }),
      },
    },
    error: (error: NoteProblem) => NOTE_SENTENCES[error],
    submit: queueText.verb[verdict],
    sending: 'Recording the decision…',
  }),
  asSecond: 'You do this as the second sample operator: in this sandbox you are both.',
  gone: 'This request waits no more. There is nothing left to decide.',
  approvedMeanwhile: (what: string, by: string) =>
    `${what}: ${by} has approved it in the meantime. Close this and look at it again.`,
  changed: (what: string, changes: string) =>
    `${what}: the member has changed this since it was shown. ${changes}. Nothing was decided: look at it again.`,
  change: (label: string, before: string, now: string) =>
    before === now ? `${label}: another one` : `${label}: was ${before}, is ${now}`,
  close: 'Close',
  decided: (what: string, verdict: Verdict) =>
    `${what}: ${DONE[verdict]}.${verdict === 'approve' ? ' Another operator has to pay it.' : ''}`,
  recorded: (what: string) =>
    `${what}: your decision is recorded, and is carried out as soon as the settlement gets to it.`,
  decidedElsewhere: (what: string, by: string, verdict: Decision['verdict']) =>
    `${what}: decided already by ${by}, who has ${DONE[verdict]} it. Nothing of yours was recorded.`,
  decidedMeanwhile: (what: string, by: string, verdict: Decision['verdict']) =>
    `${what}: ${by} has ${DONE[verdict]} it.`,
  takenBack: (what: string) => `${what}: the member has taken it back.`,
} as const;

const NOTE_SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Write why it is refused: the member has nothing else to go by.',
  'too-long': 'The note is too long. Use at most 500 characters.',
};

export const bulkText = {
  select: (what: string) => `Select: ${what}`,
  selected: (count: number) => `${count} selected`,
  refuse: 'Refuse them',
  clear: 'Select none',
  title: (count: number) => (count === 1 ? 'Refuse 1 request?' : `Refuse ${count} requests?`),
  text: [
    'Each is a decision of its own, on what you saw of it. What is held goes back to Earning; otherwise no money moves. Every member reads the note.',
    decisionText.final,
  ],
  form: { ...decisionText.form('refuse'), submit: 'Refuse them', sending: 'Refusing…' },
  done: (refused: number, all: number) =>
    refused === all ? `${refused} refused.` : `${refused} of ${all} refused.`,
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
  empty: 'Nothing is to be sent',
  emptyHint: 'Withdrawals that an operator has decided to pay appear here by themselves.',
  decidedAt: 'Decided',
  copy: (label: string, what: string) => `Copy ${label.toLowerCase()}: ${what}`,
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

export const keyText = {
  open: 'Keyboard',
  title: 'By keyboard',
  text: 'While a queue is on the screen and you are not typing. No key decides anything without a confirmation.',
  keys: [
    { key: 'j or ↓', does: 'to the next request' },
    { key: 'k or ↑', does: 'to the previous request' },
    { key: 'Enter', does: 'open the request: the focus goes to its detail' },
    { key: 'c', does: 'credit, approve or pay it: a note can be added before it is confirmed' },
    { key: 'r', does: 'refuse it: a note is asked for' },
    { key: 'x', does: 'select it, to refuse several at once' },
    { key: '?', does: 'this list' },
  ],
  also: 'Everything can also be reached by Tab and pressed by Enter. Escape closes a question without an answer.',
  switch: 'Use these keys',
  close: 'Close',
} as const;

export const threadText = {
  list: 'Members with messages',
  none: 'No messages yet',
  noneHint: 'When a member writes by “Help”, it appears here by itself.',
  unanswered: 'Unanswered',
  choose: 'Choose a member to read and answer.',
  with: 'Messages with',
  back: 'All members',
  own: 'Your own messages: another operator answers them.',
  /** @param reader uid of the operator who reads */
  author: ({ from, operator }: ThreadMessage, reader: string | null): string => {
    if (from === 'member') return messageText.member;
    if (operator === null) return messageText.operator;
    return operator.uid === reader ? messageText.you : `${messageText.operator} ${userNameOf(operator)}`;
  },
} as const;

export const totalsText = {
  caption: 'What all accounts of the ledger hold',
  account: 'Account',
  amount: 'Amount',
  meaning: 'What it is',
  book: {
    external: 'External',
    house: 'House',
    locked: 'Active deposit',
    earning: 'Earning',
    held: 'Held',
  } as const satisfies Record<ProgrammeBook, string>,
  meanings: {
    external: 'What came in from outside, below zero, less what was paid out',
    house: 'What the matrices gave to the programme itself',
    locked: 'Members’ money that pays for levels',
    earning: 'Members’ money that they can withdraw',
    held: 'Members’ money in withdrawals under way',
  } as const satisfies Record<ProgrammeBook, string>,
  sum: 'Sum',
  sumMeaning: 'Always zero: money only moves from one account to another',
  broken: 'The accounts do not add up to zero. Stop deciding, and have the ledger checked.',
} as const;

/** What was decided, e.g. `Deposit of $500.00 credited`. */
export const lineOf = ({ of, verdict, amount }: Pick<Decision, 'of' | 'verdict' | 'amount'>): string =>
  `${of === 'deposit' ? 'Deposit' : 'Withdrawal'}${amount === null ? '' : ` of ${usd(amount)}`} ${DONE[verdict]}`;

export const auditText = {
  caption: 'Decisions, newest first',
  empty: 'Nothing has been decided yet',
  emptyHint: 'Every decision appears here, with who made it and why.',
  what: 'What',
  member: 'Member',
  operator: 'Operator',
  when: 'When',
  note: 'Note',
  requested: 'Not carried out yet',
  /** Why nothing was done, by the settlement's code. */
  refused: {
    'changed-since-seen': 'The member had changed it: nothing was done',
    'would-be-negative': 'The member had spent some of it: nothing was done',
    'id-used': 'Another request was settled under its id: nothing was done',
  } as Readonly<Partial<Record<string, string>>>,
  tooLate: 'Came too late: nothing was done',
  more: 'Show more',
  grants: {
    title: 'By those who run the site',
    caption: 'Operators’ rights, and requests tried again, newest first',
    by: 'By',
    sandbox: 'this browser’s sandbox',
    empty: 'Nothing is recorded yet.',
    change: {
      granted: 'Became an operator',
      revoked: 'Is an operator no longer',
      'factor-removed': 'Lost second factor removed',
      'request-released': 'Request that was set aside is tried again',
    } satisfies Record<Grant['change'], string>,
  },
} as const;

export const setAsideText = {
  caption: 'Requests that the settler tries no more, longest first',
  hint: 'The settler failed at each of these time after time. They are as they were, and hold up no others. Find out why, then have it tried again with the command.',
  empty: 'Nothing is set aside',
  emptyHint: 'A request that the settler fails at time after time appears here by itself.',
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
