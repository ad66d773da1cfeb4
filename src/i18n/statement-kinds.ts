import type { StatementKind } from '#domain/money/statement.ts';

export const STATEMENT_KIND_NAMES: Readonly<Record<StatementKind, string>> = {
  credit: 'Deposit credited',
  earned: 'Earned',
  hold: 'Held for a withdrawal',
  pay: 'Withdrawal paid',
  release: 'Withdrawal returned',
  activation: 'Level activated',
  creditReversal: 'Correction of a deposit',
  payReversal: 'Correction of a withdrawal',
};
