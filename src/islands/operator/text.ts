import type { Decision, UserRef } from '#domain/decisions/decision.ts';
import { usd } from '#i18n/format.ts';

/** A user's name as the console shows it. */
export const userNameOf = ({ username }: UserRef): string => username ?? 'a deleted account';

/** What a decision has done to its request. */
export const DONE = {
  credit: 'credited',
  approve: 'approved (1\u00a0of\u00a02)',
  pay: 'approved',
  reverse: 'taken back',
  refuse: 'refused',
  send: 'sent',
} as const satisfies Record<Decision['outcome'], string>;

export const operatorText = {
  title: 'Operator',
  membersArea: 'Members’ area',
  /** For people who may not enter the console. */
  back: 'Back to the members’ area',
  tab: { queue: 'Queue', more: 'More' },
  find: {
    label: 'Find a member or a request',
    /** On a phone, before the field is there. */
    open: 'Find',
    clear: 'Clear the field',
  },
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
    members: 'asking to be erased',
    'set-aside': 'set aside',
  },
  /** How many there are at least, where the queue shows no more. */
  orMore: (count: number) => `${count} or more`,
  overdue: (count: number) => `${count} overdue`,
  /** Before the page's title; empty: nothing waits. */
  alert: (waiting: number, overdue: number) =>
    waiting === 0 ? '' : `(${waiting}${overdue > 0 ? `, ${overdue} overdue` : ''}) `,
  /** From one part about a member to another. */
  place: { members: 'Account', records: 'Requests', messages: 'Messages' },
  sample: 'Sample',
  /** Above a list, in the place of a label beside each name. */
  allSamples: 'Members are samples.',
  handledBy: (operator: string, since: string) => `Being handled by ${operator}, ${since}`,
  suspended: 'Suspended',
  more: 'Show more',
  /** @param total null: it is not known */
  shown: (count: number, total: number | null) =>
    total === null ? `${count} shown` : `${count} of ${total}`,
} as const;

const requests = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

export const settlementText = {
  never:
    'No settler has reported yet. Requests and decisions wait until one runs: “The settler” in docs/operating.md.',
  alive: (version: string) => `The settler is at work (version ${version}).`,
  setAside: (count: number) => `${requests(count)} ${count === 1 ? 'is' : 'are'} set aside`,
  /** Before why. */
  unwell: (reason: string) => `The settler needs attention: ${reason.replace(/\.$/, '')}.`,
  silent: 'The settler has been silent since',
  waiting: (count: number) =>
    count === 0 ? 'Nothing waits for it' : `${requests(count)} ${count === 1 ? 'waits' : 'wait'} for it`,
  waited: (count: number) => (count === 0 ? 'Nothing waited then' : `${requests(count)} waited then`),
  /** Before a time. */
  oldest: ', the oldest since',
  last: 'It last settled one at',
  since: 'Later requests and decisions wait until it is back: “What to watch” in docs/operating.md.',
} as const;

/** What was decided, e.g. `Deposit of $500.00 credited`. */
export const decisionSummary = ({
  requestKind,
  outcome,
  amount,
}: Pick<Decision, 'requestKind' | 'outcome' | 'amount'>): string =>
  `${requestKind === 'deposit' ? 'Deposit' : 'Withdrawal'}${amount === null ? '' : ` of ${usd(amount)}`} ${DONE[outcome]}`;
