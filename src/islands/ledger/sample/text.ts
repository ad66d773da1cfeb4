export const sampleText = {
  title: 'A sample ledger',
  nothingYet: 'Nothing is booked here yet.',
  hint: 'Change an amount of this sample, and see whether anyone can notice.',
  /** Before an amount. */
  changeIt: 'Change',
  change: 'Change one entry',
  putBack: 'Put it back',
  verified: (count: string) => `All ${count} entries lead to the root that was signed.`,
  after: 'Nor does any hash after it fit.',
  signed: 'Signed root',
  present: 'Root now',
  entries:
    'Each strip of tiles is a hash of its entry and all before it. In a real ledger only the places concerned can read the grey lines.',
  place: (number: string) => `Place ${number}`,
  moved: (path: string, amount: string) => `${path}, ${amount}`,
  hash: (digits: string) => `Hash ${digits}`,
  misfit: 'does not fit',
} as const;
