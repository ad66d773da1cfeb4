import type { ProgrammeBook } from '#domain/money/programme-totals.ts';

export const totalsText = {
  caption: 'What all accounts of the ledger hold',
  account: 'Account',
  amount: 'Amount',
  meaning: 'What it is',
  meanings: {
    external: 'What came in from outside, below zero, less what was paid out',
    house: 'What the matrices gave to the programme itself',
    locked: 'Members’ money that pays for levels',
    earning: 'Members’ money that they can withdraw',
    held: 'Members’ money in withdrawals under way',
  } as const satisfies Record<ProgrammeBook, string>,
  sum: 'Sum',
  sumMeaning: 'Always zero: money only moves from one account to another',
  broken: 'The accounts do not add up to zero. Stop deciding, and have the ledger checked.',
} as const;
