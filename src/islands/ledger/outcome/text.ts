export const outcomeText = {
  cancelled: 'Cancelled. Nothing was compared.',
  verified: 'It verifies',
  nothing: 'There is no entry yet, so there is nothing to verify.',
  entries: (count: number, shown: string) =>
    count === 1 ? 'The one entry was read.' : `All ${shown} entries were read, each in its place.`,
  sums: 'The books add up to zero. Members never had less than nothing.',
  signature: (name: string) => `All hashes lead to the root that ${name} has signed.`,
  firstTime:
    'This browser sees this ledger for the first time. From now on it notices if history is changed.',
  firstTimeNotStored:
    'This browser sees this ledger for the first time, and refuses to store what it saw. Once you leave this page, it cannot notice if history is changed.',
  since: (when: string, count: number, shown: string) =>
    count === 1
      ? `Nothing has changed since ${when}: the one entry of that day is still the first.`
      : `Nothing has changed since ${when}: the ${shown} entries of that day are still the first.`,
  kept: (amount: string) => `The programme itself has kept ${amount}.`,
  refused: 'It does not verify',
  notWitnessed: 'It is not witnessed',
  forget: 'Forget what this browser saw',
} as const;
