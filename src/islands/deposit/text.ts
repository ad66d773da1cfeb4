import { CREDIT_WITHIN, type NotATestCoin } from '#domain/deposits/deposit.ts';
import { HOUR } from '#domain/time.ts';

export const depositText = {
  steps: 'Steps of a deposit',
  stepNames: { coin: 'Coin', package: 'Package', payment: 'Payment' },
  back: 'Back',

  coinTitle: 'Choose a coin',
  coinHint: 'All four are test coins. Faucets give them away, and they have no value.',

  packageTitle: 'Choose a package',
  advertised: (percent: number) => `${percent}% advertised`,
  reached: (share: string, members: string) => `In our run of ${members} members, ${share} reached it.`,
  advertisedHint: 'The return is what such programmes advertise, not what they can pay.',
  mathsLink: 'See the arithmetic',
  coinUnknown: 'This coin is not offered. Choose another one.',

  paymentTitle: 'Payment',
  checkout: 'Checkout',
  states: {
    waiting: 'Waiting for your payment',
    proven: 'Proof received; an operator looks at it',
    credited: (amount: string) => `Credited: ${amount} was added to Active deposit.`,
    reversed: (amount: string) => `Corrected: ${amount} was credited, and taken back from Active deposit.`,
    refused: 'Refused: nothing was added to your account.',
    expired: 'Expired: nothing was added to your account.',
  },
  countdown: {
    expiry: (left: string) => `Expires in ${left}`,
    credit: (left: string) => `Due in ${left}`,
  },
  /** The time has come, and the site has not acted yet. */
  countedDown: { expiry: 'Expires any moment', credit: 'Overdue' },
  amount: 'Amount',
  worth: (usd: string) => `for a deposit of ${usd}`,
  address: 'Address',
  on: (network: string) => `on ${network}`,
  copyAddress: 'Copy address',
  copyAmount: 'Copy amount',
  amountCopied: 'Amount copied',
  addressCopied: 'Address copied, go make the payment',
  onlyTestCoins: (network: string) =>
    `Test coins on ${network} only: what is sent on any other network is lost.`,
  qrTitle: 'QR code of the payment link',
  openWallet: 'Open in a wallet',
  noWalletLink: (coin: string) =>
    `${coin} has no payment link that wallets agree on. Copy the address and the amount into your wallet.`,
  havePaid: 'I have paid: send proof',
  ownProof: 'Your proof',

  details: 'Details and what comes next',
  next: 'What happens next',
  nextHint: `An operator looks for your payment and credits it in US dollars, within ${CREDIT_WITHIN / HOUR} hours. This screen then says so by itself; you need not wait here.`,
  package: 'Package',
  packageOf: (packageName: string, amount: string) => `${packageName}, ${amount}`,
  referenceHint:
    'It tells this deposit from others of the same amount. Put it into the payment’s note if your wallet has one, and into what you write to the operators.',
  rate: 'Price used',
  rateRecorded: (one: string, price: string, date: string) => `${one} = ${price}, recorded on ${date}`,
  rateAtDeposit: (date: string) => `The price when the deposit was made, on ${date}`,
  network: 'Network',
  uri: 'Payment link',
  copyUri: 'Copy payment link',
  due: 'Due',
  dueAfterPayment: `Within ${CREDIT_WITHIN / HOUR} hours of payment`,
  overdue: 'overdue',
  /** Before a time. */
  expires: 'Without a proof it expires on',

  another: 'Make another deposit',
  paymentDeleted:
    'This deposit is deleted, and you need not pay for it. If you have sent the payment already, tell the operators by Help above.',
  paymentUnknown: 'This deposit is not in your history. It may have been deleted.',
  seeBalance: 'See it in My Account',
  note: (note: string) => `Operator’s note: ${note}`,

  proof: 'Proof',
  proofTitle: 'Proof of payment',
  proofHint:
    'A picture of what your wallet shows helps the operator to find the payment. You can add it later, from the history.',
  addProof: 'Add',
  addProofLabel: (what: string) => `Add a proof of ${what}`,
  viewProof: 'View',
  viewProofLabel: (what: string) => `View the proof of ${what}`,
  close: 'Close',

  history: 'Deposit history',
  historyCaption: 'Newest first',
  empty: 'Empty',
  emptyHint: 'You have made no deposit yet.',
  firstDeposit: 'Make your first deposit',
  coin: 'Coin',
  status: 'Status',
  actions: 'Actions',
  pay: 'Pay',
  payLabel: (what: string) => `Pay ${what}`,
  remove: 'Delete',
  removeLabel: (what: string) => `Delete ${what}`,
  /** The name of a deposit in its row's buttons. */
  described: (coin: string, amount: string, at: string) => `${coin}, ${amount}, of ${at}`,

  removeTitle: 'Delete this deposit?',
  removeText: (what: string) =>
    `${what}. It is removed from your history. If you have sent the payment already, keep the deposit: without it the payment cannot be credited.`,
  removeConfirm: 'Delete deposit',
  removing: 'Deleting…',
  keep: 'Keep it',
  removed: 'The deposit was deleted.',
} as const;

export const coinFormText = {
  fields: { coin: { label: 'Coin' } },
  error: () => 'Choose the coin that you want to pay in.',
  submit: 'Continue',
  sending: 'Continuing…',
} as const;

export const packageFormText = {
  fields: {
    package: { label: 'Package', hint: 'It sets the amount. Continuing records the deposit as pending.' },
  },
  error: (error: 'missing' | NotATestCoin) =>
    error === 'missing'
      ? 'Choose the package that you want to deposit.'
      : `Nothing was recorded: this site is set up with something that is not a test coin. ${error.message}`,
  submit: 'Continue',
  sending: 'Recording the deposit…',
} as const;
