export const OPERATOR_WORDS = {
  title: 'Operator',
  nothingYet:
    'Deposits and withdrawals cannot be decided here in this release: members’ requests stay pending until a later one.',
} as const;
