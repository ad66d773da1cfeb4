import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Decision } from '#domain/decisions/decision.ts';

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
