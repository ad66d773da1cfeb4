import type { WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';

export const withdrawalDetailsText = {
  asked: 'Asked for',
  amount: 'Amount',
  decision: 'Decision',
  /** What was decided; the present status may say what came after. */
  decided: {
    paid: 'Accepted',
    reversed: 'Accepted',
    refused: 'Refused',
    cancelled: 'Cancelled',
  } satisfies Partial<Record<WithdrawalStatus, string>>,
  /** Between what was done and a time. */
  on: 'on',
  approval: 'First approval',
  recorded: 'recorded on',
  correction: 'Correction',
  postings: 'Postings',
  toStatement: 'See them in the statement',
} as const;
