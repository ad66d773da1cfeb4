export const homeText = {
  overview: 'Your account',
  waiting: 'What waits',
  deposit: (amount: string) => `Deposit of ${amount}`,
  withdrawal: (amount: string) => `Withdrawal of ${amount}`,
  more: (count: number) => `and ${count} more`,
  market: 'Market',
  week: 'over 7 days',
  wholeMarket: 'All coins, charts and the converter',
  parts: 'Parts of the market',
  intro: 'Nothing is traded here.',
} as const;

export const tourText = {
  title: 'Your tour',
  done: 'Done:',
  passedOver: 'Did not happen:',
  goOn: 'Go on',
  skip: 'Skip',
  close: 'End the tour',
  ended: 'That was the tour',
  /** Without a payout, while the walk goes on: nothing is summed up yet. */
  walkGoesOn: 'Your walk goes on.',
  steps: {
    join: {
      name: 'Join a community',
      without: 'Go on without samples',
    },
    deposit: {
      name: 'Declare a deposit',
      hint: 'These are test coins: treat them as your own money.',
      go: 'Make a deposit',
    },
    credit: {
      name: 'Have it credited',
      hint: 'An operator looks at the proof and credits the deposit.',
      go: 'Add the proof',
      goProven: 'See the payment',
    },
    level: {
      name: 'Activate a level',
      hint: 'An active deposit pays for levels. You need not buy any.',
      go: 'See the levels',
    },
    payee: {
      name: 'See who got your money',
      hint: 'It went at once to those named by the matrix:',
      programme: 'the programme itself',
      another: 'another member',
    },
    income: {
      name: 'Your first income',
      hint: 'It comes when a partner activates a level that you hold too, and the matrix names you. Many members are never named.',
      earned: (amount: string) => `You have earned ${amount} so far.`,
      missed: (amount: string) =>
        `The latest payment to pass you by: ${amount}, because a level of yours is or was frozen.`,
      nothing: 'Nothing has come yet.',
      go: 'See my partners',
    },
    whose: {
      name: 'Whose money is this?',
      earned: 'What you earned, others paid for their levels.',
      nothing: 'Nothing came. What you spent is with those above you.',
      go: 'Whose money is this?',
    },
    withdrawal: {
      name: 'Withdraw',
      hint: (minimum: string) =>
        `From ${minimum} on, what is in Earning can be withdrawn. It never depends on a payment.`,
      missing: (missing: string, minimum: string) =>
        `${missing} more in Earning, and you can withdraw: the least is ${minimum}.`,
      never: (missing: string, minimum: string) =>
        `Withdrawals begin at ${minimum}. You lack ${missing}, and it will not come: no one joins any more. For most it ends so.`,
      go: 'Withdraw',
      without: 'Go on without a withdrawal',
    },
    sent: {
      name: 'Be paid',
      hint: 'You have asked for it. An operator pays or refuses it; until then you can cancel.',
      go: 'See the withdrawal',
    },
  },
} as const;
