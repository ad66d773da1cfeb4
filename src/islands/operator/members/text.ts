import type { RequestKind } from '#domain/decisions/decision.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import { LONGEST_MEMBER_NOTE, type MemberNoteProblem } from '#domain/accounts/member-note.ts';
import { LONGEST_REASON, type ReasonProblem, type StandingChange } from '#domain/accounts/suspension.ts';

export const membersText = {
  language: 'Language',
  languages: { it: 'Italian', en: 'English' } as const satisfies Record<MailLanguage, string>,
  hint: {
    browser:
      'The field finds a username, a name as it is written (“Ada”, not “ADA”), an e-mail address, an account id or a deposit’s reference.',
    settler:
      'The field finds a username, a name as it is written (“Ada”, not “ADA”), an account id or a deposit’s reference. For an e-mail address, “npm run member:find -- E-MAIL” names the account.',
  },
  byReference: 'Deposits with this reference',
  samples: (count: number) => (count === 1 ? '1 sample member.' : `${count} sample members.`),
  found: (count: number, find: string) =>
    `${count === 1 ? '1 member matches' : `${count} members match`} “${find}”`,
  foundRequests: (count: number) =>
    count === 0
      ? 'No request has this reference'
      : count === 1
        ? '1 request has this reference'
        : `${count} requests have this reference`,
  first: (count: number, find: string) => `The first ${count} for “${find}”: type more to find others`,
  /** Above the columns of the list. */
  member: 'Member',
  /** Before a day. */
  joinedOn: 'joined',
  latest: 'Last request',
  latestFirst: 'Latest request first',
  time: 'Time',
  waitingFirst: 'Members, first those who wait for you',
  quiet: 'No member has asked for anything yet',
  quietHint: 'Members appear here once they ask for something.',
  outcome: { putIn: 'Paid in', withdrawn: 'Taken out', result: 'Result so far' },
  waits: {
    title: 'Waiting for an operator',
    amount: 'Amount',
    what: 'What',
    /** Above all other members. */
    none: 'Other members',
    deposits: (count: number) => (count === 1 ? 'Deposit' : `${count} deposits`),
    withdrawals: (count: number) => (count === 1 ? 'Withdrawal' : `${count} withdrawals`),
    payouts: (count: number) => (count === 1 ? 'To send' : `${count} to send`),
    message: 'Message',
    all: (count: number) => `Show all ${count}`,
    first: (count: number) => `Show the first ${count}`,
    decide: 'Decide',
    send: 'Send',
  },
  /** What a member asked for last, before its time. */
  asked: {
    deposit: (amount: string) => `Deposit of ${amount}`,
    withdrawal: (amount: string) => `Withdrawal of ${amount}`,
  } satisfies Record<RequestKind, (amount: string) => string>,
  list: 'Members found',
  none: 'No member found',
  back: 'All members',
  gone: 'There is no such account, or it is deleted.',
  name: 'Name',
  email: 'E-mail',
  country: 'Country',
  upline: 'Upline',
  joined: 'Joined',
  id: 'Account id',
  plan: 'Levels',
  history: 'History',
  historyCaption: 'Postings, newest first',
  historyEmpty: 'Nothing is posted yet',
  times: (kind: string, count: number) => `${kind} × ${count}`,
  what: 'What',
  when: 'When',
  amount: 'Change',
  balance: 'Balance',
} as const;

export const heldText = {
  save: 'Download the member’s data',
  saveNotes: 'Download the notes',
  saving: 'Saving…',
  /** At the beginning of the file. */
  notes:
    'What the site holds about this member. Amounts are US cents. What operators have noted is a file of its own.',
} as const;

export const erasureText = {
  title: 'Erasure',
  /** Before a time. */
  asked: 'The member asked for it on',
  waits: 'It waits for:',
  /** Why a withdrawal keeps it waiting. */
  open: {
    requested: (amount: string) => `A withdrawal of ${amount} that the settler has not taken up yet`,
    held: (amount: string) => `A withdrawal of ${amount} that waits for a decision`,
    cancelling: (amount: string) => `A withdrawal of ${amount} that its member is cancelling`,
    paid: (amount: string) => `A payout of ${amount} that is decided and not sent yet`,
  },
  held: (amount: string) => `${amount} that the ledger still holds`,
  ready: 'Nothing is open.',
  finish: 'Finish the erasure',
  confirm: {
    title: 'Erase this account for good?',
    text: [
      'Name, e-mail, phone number, password, photo, requests with their proofs, messages and your notes are deleted. No one can bring them back.',
      'The books stay, without a name. The username stays taken. Your name stands beside the erasure.',
    ],
    confirm: 'Erase for good',
    confirming: 'Erasing…',
    keep: 'Keep the account',
  },
  asking: 'Asking to be erased',
  gone: 'This account is deleted',
  /** Before a time. */
  deleted: 'It was deleted on',
  by: (operator: string) => `${operator} finished the erasure.`,
  erased: 'All personal data was removed on',
  left: 'The settler still removes what is left of it. If this stays so, “The settler” says why.',
} as const;

const REASONS: Readonly<Record<ReasonProblem, string>> = {
  required: 'Write why: the member reads it, and it stands in the audit trail.',
  'too-long': `The reason is too long. Use at most ${LONGEST_REASON} characters.`,
};

const NOTE_PROBLEMS: Readonly<Record<MemberNoteProblem, string>> = {
  required: 'Write the note first.',
  'too-long': `The note is too long. Use at most ${LONGEST_MEMBER_NOTE} characters.`,
};

export const notesText = {
  title: 'Notes',
  open: 'Add a note',
  form: {
    fields: {
      text: {
        label: 'New note',
        hint: 'Operators alone read it, and it stays as it is. A member who asks for their data gets it too.',
      },
    },
    error: (error: MemberNoteProblem) => NOTE_PROBLEMS[error],
    submit: 'Add the note',
    sending: 'Adding…',
  },
} as const;

export const standingText = {
  suspend: {
    open: 'Suspend the account',
    title: 'Suspend this account?',
    text: [
      'Until you lift it, they declare no deposit and activate no level. They still log in, are paid by partners, cancel, withdraw, and write to you.',
    ],
    keep: 'Leave it as it is',
    form: {
      fields: { reason: { label: 'Reason', hint: 'Say what happened, and what the member can do.' } },
      error: (error: ReasonProblem) => REASONS[error],
      submit: 'Suspend',
      sending: 'Suspending…',
    },
  },
  lift: {
    open: 'Lift the suspension',
    title: 'Lift the suspension?',
    text: ['The member can deposit and activate levels again. The reason stands in the audit trail.'],
    keep: 'Leave it suspended',
    form: {
      fields: { reason: { label: 'Reason' } },
      error: (error: ReasonProblem) => REASONS[error],
      submit: 'Lift it',
      sending: 'Lifting…',
    },
  },
  since: 'Suspended since',
  own: 'Your own account: another operator decides about it.',
  done: { suspended: 'The account is suspended.', lifted: 'The suspension is lifted.' },
  caption: 'Accounts suspended and released, newest first',
  empty: 'No account was ever suspended',
  change: { suspended: 'Suspended', lifted: 'Suspension lifted' } as const satisfies Record<
    StandingChange['change'],
    string
  >,
  reason: 'Reason',
} as const;
