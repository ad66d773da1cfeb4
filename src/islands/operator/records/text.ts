import type { RequestKind } from '#domain/decisions/decision.ts';

export const recordsText = {
  of: 'Requests',
  kind: { deposit: 'Deposits', withdrawal: 'Withdrawals' } as const satisfies Record<RequestKind, string>,
  status: 'State',
  coin: 'Coin',
  any: 'Any',
  from: 'Asked from',
  to: 'Asked until',
  filter: 'Which requests',
  ofAll: 'Show those of all members',
  caption: { deposit: 'Deposits, newest first', withdrawal: 'Withdrawals, newest first' },
  empty: { deposit: 'No such deposit', withdrawal: 'No such withdrawal' },
  emptyHint: 'There is none, or none passes the filter.',
  amount: 'Amount',
  member: 'Member',
  how: 'By',
  when: 'Asked',
  decided: 'Decided',
} as const;
