import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';

export const setAsideText = {
  caption: 'Requests that the settler tries no more, longest first',
  hint: 'The settler failed several times at each of these. They are as they were, and hold up no others. Find out why, then have it tried again with the command.',
  empty: 'Nothing is set aside',
  emptyHint: 'A request at which the settler has failed several times appears here by itself.',
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
