export const inclusionProofText = {
  open: 'Ledger proof',
  openFor: (what: string) => `Ledger proof: ${what}`,
  title: 'Ledger proof',
  text: 'The public ledger has an entry for this. It names no one; only you can show that it is yours.',
  notYet: (entry: string, size: string) =>
    `This is entry ${entry}, and the ledger that is published ends with entry ${size}. It follows within seconds: try again. If it stays away, entries were removed.`,
  good: (sequence: string, size: string) =>
    `It is entry ${sequence} of ${size}. From it the path below leads to the root that is signed.`,
  picture: (steps: number) =>
    `The posting gives a hash. With ${steps === 1 ? 'one more hash' : `${steps} more hashes`}, one after the other, it gives the signed root.`,
  posting: 'Your posting',
  root: 'Signed root',
  save: 'Save the ledger proof',
  saveHint:
    'Anyone can check the file, with npm run ledger:verify or other tools. It shows all that the entry stands for: give it only to those who may see that.',
  ledger: 'Open the ledger',
  close: 'Close',
  again: 'Try again',
} as const;
