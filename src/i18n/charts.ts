import { count } from './maths-format.ts';

/** Words of the charts in posts. Their figures are worked out in `src/data/charts.ts`. */
export const chartText = {
  largestProgramme: {
    title: 'What is published about Forsage on Ethereum, of every 100',
    lost: 'Lost money, fees counted (Kell and others)',
    around: (ofHundred: number) => `around ${ofHundred}`,
    gotLess: 'Got back less than they paid (US Department of Justice)',
    over: (ofHundred: number) => `over ${ofHundred}`,
    neverPaid: 'Never received a single payout (US Department of Justice)',
    didNothing: 'Registered and did nothing more (Hobeck and others, late users)',
    broughtNoOne: 'Had no one below them (data of Kell and others)',
    brokeEven: 'Broke even or better (Hobeck and others, late users)',
    note: 'Each tile is 1 in 100. The researchers counted different groups in different months, so the rows do not add up to 100.',
  },
  widerTrees: {
    title: 'Everyone brings in equally many. How many are never paid?',
    row: (width: number, unpaid: number, members: number) =>
      `Each brings in ${width}: ${count(unpaid)} of ${count(members)} people`,
    note: 'Each tile is 1 in 100. Worked out by this site’s engine for full trees at level 1 of S8. The last line has no one below it yet.',
  },
  lastLines: {
    title: 'Everyone has two below. How many are in the last line?',
    row: (line: number) => `Line ${line}`,
    note: (last: number, members: number, share: string) =>
      `The last line holds ${count(last)} of ${count(members)} members, ${share}. They have received nothing.`,
  },
  fullCycles: {
    title: (members: number, percent: number) =>
      `${count(members)} simulated people join S6. Who gets the ${percent}%?`,
    neverPaid: 'Never received a payment',
    completed: 'Completed at least one full cycle',
    reached: (percent: number) => `Received ${percent}% of all that they paid`,
    note: 'Each tile is 1 in 100. A run of this site’s engine, made when the page was built. It is ours, not a study’s.',
  },
  paidAndBehind: {
    title: (members: number) =>
      `Of ${count(members)} simulated people, how many were paid, and how many gained?`,
    ahead: 'Have what they paid, or more',
    behind: 'Were paid at least once, and still lost',
    unpaid: 'Were never paid',
    note: 'Each tile is 1 in 100. A run of this site’s engine on S6 and S8, made when the page was built. It is ours, not a study’s.',
  },
  blocksInADay: {
    title: 'How many blocks a Bitcoin network adds in a day',
    main: 'The main network, about',
    test: 'Test network 3, on some days over',
    note: 'Figures of Jameson Lopp, who has watched the test network for years; the sources are below.',
  },
  proofSizes: {
    title: 'How many fingerprints prove one entry of a ledger?',
    row: (entries: number) => `Among ${count(entries)} entries`,
    note: 'Worked out by the function that makes this site’s own proofs.',
  },
} as const;
