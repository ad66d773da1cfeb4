import { CREDIT_WITHIN, type NotATestCoin } from '#domain/deposits/deposit.ts';
import { HOUR } from '#domain/time.ts';

export const depositText = {
  steps: 'Steps of a deposit',
  stepNames: { coin: 'Coin', package: 'Package', payment: 'Payment' },
  back: 'Back',

  coinTitle: 'Choose a coin',
  /** Below those that wait. */
  moreTitle: 'New deposit',
  packageTitle: 'Choose a package',
  lateTitle: 'A deposit now cannot earn anything',
  lateHint: 'It earns when others join and pay, and no one joins any more.',
  lateDeposit: 'Deposit anyway',
  advertised: (percent: number) => `${percent}% advertised`,
  reached: (share: string) => `${share} reached it`,
  advertisedHint: (members: string) =>
    `Advertised is not paid: the share that reached it is from our run of ${members} members.`,
  mathsLink: 'See the arithmetic',
  coinUnknown: 'This coin is not offered. Choose another one.',

  paymentTitle: 'Payment',
  checkout: 'Checkout',
  states: {
    waiting: 'Waiting for your payment',
    proven: 'Proof received',
    credited: (amount: string) => `${amount} was added to Active deposit.`,
    reversed: (amount: string) => `${amount} was credited, and taken back from Active deposit.`,
    refused: 'Nothing was added to your account.',
    expired: 'Nothing was added to your account.',
  },
  countdown: {
    expiry: (left: string) => `Expires in ${left}`,
    credit: (left: string) => `Due in ${left}`,
  },
  /** In a walk, whose days are not those of the site. */
  realTime: (left: string) => `${left} of real time`,
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
  nextHint: `An operator credits your payment in US dollars, within ${CREDIT_WITHIN / HOUR} hours. You need not wait here.`,
  package: 'Package',
  packageOf: (packageName: string, amount: string) => `${packageName}, ${amount}`,
  referenceHint:
    'It tells this deposit from others of the same amount. Put it into your payment’s note, if your wallet has one.',
  rate: 'Price used',
  rateRecorded: (one: string, price: string, date: string) => `${one} = ${price}, recorded on ${date}`,
  rateAtDeposit: (date: string) => `The price when the deposit was made, on ${date}`,
  network: 'Network',
  uri: 'Payment link',
  copyUri: 'Copy payment link',
  time: 'Time',
  /** Before a time. */
  due: 'Due',
  dueAfterPayment: `Credited within ${CREDIT_WITHIN / HOUR} hours of payment`,
  dueInSandbox: 'Pay it, or credit it as operator',
  overdue: 'overdue',
  /** Before a time. */
  expires: 'Without a proof it expires on',

  another: 'Make another deposit',
  paymentDeleted:
    'This deposit is deleted: do not pay for it. If you have paid already, tell the operators by Help, in the menu of your account.',
  paymentUnknown: 'This deposit is not in your history. It may have been deleted.',
  seeLevels: 'See the levels',
  seeBalance: 'See it in My Account',
  note: (note: string) => `Operator’s note: ${note}`,

  proofTitle: 'Proof of payment',
  proofHint: 'A picture of your wallet helps the operator to find the payment.',
  proofLater: 'You can add it later.',
  addProof: 'Add a proof',
  addProofLabel: (what: string) => `Add a proof of ${what}`,
  viewProof: 'View the proof',
  viewProofLabel: (what: string) => `View the proof of ${what}`,

  history: 'Deposit history',
  historyCaption: 'Newest first',
  empty: 'No deposits',
  coin: 'Coin',
  status: 'Status',
  date: 'Date',
  actions: 'Actions',
  shownAbove: 'Shown above',
  pay: 'Pay',
  payLabel: (what: string) => `Pay ${what}`,
  remove: 'Delete',
  removeLabel: (what: string) => `Delete ${what}`,
  /** The name of a deposit in its row's buttons. */
  described: (coin: string, amount: string, at: string) => `${coin}, ${amount}, of ${at}`,

  removeTitle: 'Delete this deposit?',
  removeText: (what: string) =>
    `${what}. If you have paid already, keep it: without it the payment cannot be credited.`,
  removeConfirm: 'Delete deposit',
  removing: 'Deleting…',
  keep: 'Keep it',
  removed: 'The deposit was deleted.',
} as const;

export const coinFormText = {
  fields: {
    coin: {
      label: 'Coin',
      hint: 'All four are test coins: faucets give them away, and they have no value.',
    },
  },
  error: () => 'Choose the coin that you want to pay in.',
  submit: 'Continue',
  sending: 'Continuing…',
} as const;

export const packageFormText = {
  fields: { package: { label: 'Package' } },
  error: (error: 'missing' | NotATestCoin) =>
    error === 'missing'
      ? 'Choose the package that you want to deposit.'
      : `Nothing was recorded: this site is set up with something that is not a test coin. ${error.message}`,
  submit: 'Continue',
  sending: 'Recording the deposit…',
} as const;

export const depositDetailsText = {
  asked: 'Asked for',
  package: 'Package',
  toPay: 'To pay',
  /** @param network e.g. `Bitcoin testnet` */
  payOn: (amount: string, network: string) => `${amount} on ${network}`,
  address: 'Address',
  copyAddress: 'Copy address',
  proof: 'Proof',
  noProof: 'None',
  /** Before a time. */
  uploaded: 'Uploaded on',
  time: 'Time',
  decision: 'Decision',
  /** Between what was decided and a time. */
  on: 'on',
  note: 'Operator’s note',
  correction: 'Correction',
  reason: 'Reason',
  posting: 'Posting',
  toStatement: 'See it in the statement',
} as const;

export const proofText = {
  picture: 'Proof of payment, as it was uploaded',
  uploadedOn: (at: string) => `Uploaded on ${at}`,
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  send: 'Upload the proof',
  sent: 'The proof was uploaded.',
  decided: 'This deposit is decided: its proof is final.',
} as const;
