export const sampleText = {
  title: 'A sample ledger',
  /** Where the programme’s own has no entry. */
  instead: 'Try it on a sample ledger',
  empty: 'The programme’s own ledger is still empty.',
  hint: 'Press an amount of the sample to change it, and see whether anyone can notice.',
  /** Before an amount. */
  changeIt: 'Change',
  change: 'Change one entry',
  putBack: 'Put it back',
  verified: (count: string) => `All ${count} entries lead to the root that was signed.`,
  after: 'Nor does any fingerprint after it fit.',
  signed: 'Signed root',
  present: 'Root now',
  entries:
    'Each strip of tiles is the fingerprint (hash) of its entry and all before it. The root is the fingerprint of all entries.',
  readers:
    'In a real ledger only the members concerned can read who paid whom, and how much where an amount is not public.',
  place: (number: string) => `Place ${number}`,
  hash: (digits: string) => `Fingerprint ${digits}`,
  misfit: 'does not fit',
} as const;
