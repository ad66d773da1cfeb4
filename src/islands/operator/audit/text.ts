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
