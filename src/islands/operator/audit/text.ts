import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import type { Grant } from '#domain/decisions/grant.ts';

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
    'not-an-operator': 'Its operator was taken off the list before: nothing was done',
    'would-be-negative': 'The member had spent some of it: nothing was done',
    'id-used': 'Another request was settled under its id: nothing was done',
  } as Readonly<Partial<Record<string, string>>>,
  tooLate: 'Came too late: nothing was done',
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

const SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Write why it is taken back: the member has nothing else to go by.',
  'too-long': 'The reason is too long. Use at most 500 characters.',
};

export const correctionText = {
  open: 'Take back…',
  openFor: (what: string) => `Take back: ${what}`,
  title: 'Take this back?',
  consequence: {
    deposit:
      'The amount goes from Active deposit back outside, by a posting that names this one. What the member has spent cannot be taken back.',
    withdrawal:
      'The amount comes back from outside to Earning, by a posting that names this one. If it was sent, make sure first that it has come back.',
  } as const satisfies Record<Decision['requestKind'], string>,
  final: 'The member reads the reason. It is done once and is final.',
  byCommand: 'Those who run the site do this, with this command:',
  command: (posting: string, operator: string) =>
    `npm run settle -- --reverse ${posting} --reason "…" --operator ${operator}`,
  copy: 'Copy the command',
  keep: 'Leave it as it is',
  form: {
    fields: { note: { label: 'Reason', hint: 'For the member, for example: Credited twice.' } },
    error: (error: NoteProblem) => SENTENCES[error],
    submit: 'Take back',
    sending: 'Taking back…',
  },
} as const;
