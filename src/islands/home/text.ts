export const homeText = {
  overview: 'Your account',
  waiting: 'What waits',
  deposit: (amount: string) => `Deposit of ${amount}`,
  withdrawal: (amount: string) => `Withdrawal of ${amount}`,
  more: (count: number) => `and ${count} more`,
  intro: 'What coins cost. Nothing is traded here, and no one here owns any of them.',
} as const;

export const tourText = {
  title: 'Your tour',
  done: 'Done:',
  steps: {
    deposit: {
      name: 'Declare a deposit',
      hint: 'Choose a test coin and a package. Faucets give test coins away; they have no value.',
      go: 'Make a deposit',
    },
    credit: {
      name: 'Have it credited',
      hint: 'An operator looks at the proof of the payment and credits the deposit.',
      go: 'Add the proof',
      goProven: 'See the payment',
    },
    level: {
      name: 'Activate a level',
      hint: 'An active deposit pays for levels. None is owed: a level that is not active costs nothing.',
      go: 'See the levels',
    },
    income: {
      name: 'See a first income',
      hint: 'It comes when a partner activates a level that you hold too, and the matrix names you. Many members are never named.',
      go: 'See my partners',
    },
    withdrawal: {
      name: 'Withdraw',
      hint: (minimum: string) =>
        `From ${minimum} on, what is in Earning can be withdrawn. It never depends on a payment.`,
      go: 'Withdraw',
      open: 'You have asked for it. An operator pays or refuses it; until then you can cancel.',
      goOpen: 'See the withdrawal',
    },
  },
} as const;
