import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Decision, RequestKind, Outcome } from '#domain/decisions/decision.ts';
import type { OfferMismatch } from '#domain/deposits/own-offer.ts';
import { SECOND_OPERATOR_ABOVE } from '#domain/decisions/second-operator.ts';
import { usd } from '#i18n/format.ts';
import { DONE } from '#islands/operator/text.ts';
import type { ListName, ReasonList } from './model.ts';

export const queueText = {
  list: 'Requests that wait',
  order: {
    deposit: 'Due first',
    withdrawal: 'Oldest first',
  },
  lists: 'Lists',
  listName: { ready: 'Ready', declared: 'No proof yet', marked: 'Marked' } as const satisfies Record<
    ListName,
    string
  >,
  /** In the place of a list that has nothing. */
  nothing: {
    ready: 'No deposit with a proof is waiting',
    declared: 'No declaration waits for its proof',
    marked: 'Nothing is marked',
  } as const satisfies Record<ListName, string>,
  filter: {
    title: 'Filter',
    any: 'Any',
    coin: 'Coin',
    amount: 'Amount',
    amounts: { small: 'Up to $500', middle: '$500.01 to $1,000', large: 'Over $1,000' },
    age: 'Waiting',
    ages: { overdue: 'Overdue', hour: 'Over an hour', day: 'Over a day', week: 'Over a week' },
    shown: (count: number) => (count === 1 ? '1 request passes' : `${count} requests pass`),
    none: 'No request passes the filter',
    reset: 'Show all',
  },
  keys: 'Keyboard',
  mark: 'Mark',
  unmark: 'Remove mark',
  marked: (operator: string) => `Marked by ${operator}`,
  usedBefore: 'This picture was used before:',
  usedAfter: 'This picture was used again later:',
  expected: (coinAmount: string, address: string) => `Expected: ${coinAmount} to ${address}`,
  age: {
    /** How long it has waited. */
    waiting: (time: string) => `waiting ${time}`,
    now: 'just now',
    due: 'due now',
    dueIn: (time: string) => `due in ${time}`,
    overdue: (time: string) => `${time} overdue`,
    /** Without a proof. */
    expiresIn: (time: string) => `expires in ${time}`,
  },
  flag: {
    two: 'Needs 2 operators',
    approved: 'Approved by you',
    /** Where another operator has approved it. */
    second: '1 of 2 approved',
    decided: 'Decision recorded',
    marked: 'Marked',
    own: 'Your own',
  },
  /** The other requests of the member who has this one. */
  showOthers: (count: number, member: string) => `Show ${count} more by ${member}`,
  hideOthers: (count: number, member: string) => `Hide ${count} more by ${member}`,
  empty: { deposit: 'No deposit is waiting', withdrawal: 'No withdrawal is waiting' },
  markHint: 'Press “Mark” on a request to keep it here.',
  /** Where work is left, once a queue is done. */
  elsewhere: {
    ready: (count: number) => (count === 1 ? 'See the one that is ready' : `See the ${count} that are ready`),
    declared: (count: number) =>
      count === 1 ? '1 deposit has no proof yet' : `${count} deposits have no proof yet`,
    deposits: (count: number) => (count === 1 ? 'Decide 1 deposit' : `Decide ${count} deposits`),
    withdrawals: (count: number) => (count === 1 ? 'Decide 1 withdrawal' : `Decide ${count} withdrawals`),
    payouts: (count: number) => (count === 1 ? 'Send 1 payout' : `Send ${count} payouts`),
  },
  what: {
    deposit: (amount: string, member: string) => `Deposit of ${amount} by ${member}`,
    withdrawal: (amount: string, member: string) => `Withdrawal of ${amount} by ${member}`,
  },
  package: 'Package',
  amount: 'Amount',
  declared: 'Payment',
  network: 'Network',
  address: 'Address',
  mismatch: {
    address: 'Not this site’s address',
    amount: 'Amount does not fit',
  } satisfies Record<OfferMismatch, string>,
  askedAt: 'Asked',
  decided: {
    credit: 'Decision recorded: credit',
    approve: 'Decision recorded: approve',
    pay: 'Decision recorded: approve',
    refuse: 'Decision recorded: refuse',
  } as const satisfies Record<Outcome, string>,
  decidedHint: 'It is carried out when its turn comes.',
  proof: 'Proof of payment',
  noProof: 'No proof yet',
  enlarge: 'Enlarge the proof',
  proofAlt: (what: string) => `Proof of payment of: ${what}`,
  verb: { credit: 'Credit', approve: 'Approve', pay: 'Approve', refuse: 'Refuse' } satisfies Record<
    Outcome,
    string
  >,
  own: 'Your own request: another operator decides it.',
  needsTwo: {
    credit: `More than ${usd(SECOND_OPERATOR_ABOVE)} for one member in 24 hours without a proof: one operator approves it, another one credits it.`,
    payout: `More than ${usd(SECOND_OPERATOR_ABOVE)} for one member in 24 hours: two operators have to approve it.`,
  },
  approvedBy: (operator: string) => `Approved by ${operator}. Yours is the second.`,
  approvedByWalk: 'Approved by the simulated operator. Yours is the second.',
  approvedByYou: 'Approved by you. It needs a second operator.',
  /** In a sandbox. */
  approvedByBoth: 'Approved by you. Here you are the second operator too.',
  refuse: 'Refuse',
  allAbout: (member: string) => `All about ${member}`,
  label: (verb: string, what: string) => `${verb}: ${what}`,
  copy: (label: string, what: string) => `Copy ${label.toLowerCase()}: ${what}`,
} as const;

export const decisionText = {
  title: {
    credit: 'Credit this deposit?',
    pay: 'Approve this withdrawal?',
    refuse: 'Refuse this request?',
  },
  approve: {
    deposit: {
      title: 'Approve this credit?',
      consequence: 'No money moves until another operator credits it. The member can still delete it.',
    },
    withdrawal: {
      title: 'Approve this withdrawal?',
      consequence:
        'The amount stays held until another operator approves it too. The member can still cancel.',
    },
  } satisfies Record<RequestKind, object>,
  credit: (isUnproven: boolean) =>
    isUnproven
      ? `It is added to the member’s Active deposit without a proof: beyond ${usd(SECOND_OPERATOR_ABOVE)} of such credits in 24 hours, another operator credits what you approve.`
      : 'It is added to the member’s Active deposit.',
  pay: 'The held amount leaves the programme. Send it after this, not before, and record that under “To send”.',
  refuse: {
    deposit: 'No money moves. A refusal is final.',
    withdrawal: 'What is held goes back to Earning. A refusal is final.',
  } satisfies Record<RequestKind, string>,
  keep: 'Leave it waiting',
  keys: 'Ctrl + Enter',
  form: (outcome: Outcome, isUnproven = false) => ({
    fields: {
      note: {
        label: outcome === 'approve' ? 'Note for the audit trail' : 'Note to the member',
        ...noteHint(outcome, isUnproven),
      },
    },
    error: (error: NoteProblem) =>
      error === 'required' && outcome !== 'refuse' ? UNPROVEN_WITHOUT_NOTE : NOTE_SENTENCES[error],
    submit: queueText.verb[outcome],
    sending: 'Recording…',
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
  decided: (what: string, outcome: Outcome) =>
    `${what}: ${DONE[outcome]}.${outcome === 'approve' ? ' A second operator has to agree.' : ''}`,
  /** Once a payout is decided: nothing is sent yet. */
  toSend: (amount: string, member: string) => `To send: ${amount} to ${member}`,
  recorded: (what: string) => `${what}: your decision is recorded, and is carried out when its turn comes.`,
  decidedElsewhere: (what: string, by: string, outcome: Decision['outcome']) =>
    `${what}: ${by} has decided already (${DONE[outcome]}). Your decision was not recorded.`,
  decidedMeanwhile: (what: string, by: string, outcome: Decision['outcome']) =>
    `${what}: ${by} has ${DONE[outcome]} it.`,
  takenBack: (what: string) => `${what}: the member has taken it back.`,
} as const;

function noteHint(outcome: Outcome, isUnproven: boolean) {
  if (outcome === 'refuse') return { hint: 'Say why, so that the member knows what to do next.' };
  return isUnproven ? { hint: 'Say why it is credited without a proof.' } : { optional: true };
}

const UNPROVEN_WITHOUT_NOTE = 'Write why it is credited without a proof: it stands in the audit trail.';

const NOTE_SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Write why it is refused: the member has nothing else to go by.',
  'too-long': 'The note is too long. Use at most 500 characters.',
};

/** Reasons at hand for every operator. */
export const reasonTexts = {
  deposit: [
    'No payment has arrived at the address. Please check the transaction in your wallet.',
    'What arrived is not the declared amount of the declared coin.',
    'The picture does not show this payment, or was used for another one. Please declare it again with its own proof.',
  ],
  withdrawal: [
    'The payment was returned by the receiver. Please check the details and ask again.',
    'The details of the receiver are not complete. Please ask again with all of them.',
  ],
  unproven: ['Seen on the test network.', 'Paid in cash.', 'Confirmed by the member’s transaction id.'],
} as const satisfies Record<ReasonList, readonly string[]>;

export const reasonText = {
  title: 'Usual reasons',
  key: '↓',
  use: (reason: string) => `Use: ${reason}`,
} as const;

export const bulkText = {
  select: (what: string) => `Select: ${what}`,
  selected: (count: number) => `${count} selected`,
  refuse: 'Refuse…',
  all: (count: number) => `Select all ${count}`,
  clear: 'Clear',
  done: (refused: number, all: number) =>
    refused === all ? `${refused} refused.` : `${refused} of ${all} refused.`,
} as const;
