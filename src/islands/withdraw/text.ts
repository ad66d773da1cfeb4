import type { AddressRefusal } from '#domain/address/address.ts';
import type { IbanProblem } from '#domain/withdrawals/iban.ts';
import type { BankFormErrors, WithdrawalAmountProblem } from '#domain/withdrawals/withdrawal-form.ts';
import { MINIMUM_WITHDRAWAL, type WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdShort } from '#i18n/format.ts';
import { payeeText } from '#i18n/payee.ts';
import type { SentencesFor } from '#i18n/field-errors.ts';

const MINIMUM = usdShort(MINIMUM_WITHDRAWAL);

export const withdrawText = {
  notEnough: `A withdrawal starts at ${MINIMUM}`,
  notEnoughHint: 'Many members never earn so much.',
  /** When a walk is over. */
  lateTitle: (earned: string) => `Earning ended at ${earned}: a withdrawal needs ${MINIMUM}`,
  lateHint: 'No one joins any more who could pay you.',
  levels: 'See my levels',
  form: 'See the form',
  more: 'Withdraw more',

  steps: 'Steps of a withdrawal',
  stepNames: { method: 'Amount', form: 'Details', review: 'Confirm' },
  methodTitle: 'How much, and where to?',
  bankHint: 'Invented: no bank is ever paid',
  cryptoHint: 'Test coins to your address',

  formTitle: { bank: 'Withdraw to a bank', crypto: 'Withdraw in a cryptocurrency' },
  madeUp: 'Use made-up details: no bank is ever paid.',
  fillSample: 'Fill in sample details',
  sampleFilled: 'Sample details filled in.',
  chooseCountry: 'Choose a country',
  chooseCoin: 'Choose a coin',
  account: 'The account',
  holder: 'Its holder',

  reviewTitle: 'Check and confirm',
  reviewText: 'The amount is held until an operator decides. Until then you can cancel and get it back.',
  confirm: 'Confirm withdrawal',
  confirming: 'Recording the withdrawal…',
  change: 'Change',
  fee: 'Fee',
  arrives: 'You get',
  left: 'Left in Earning',
  recorded: (amount: string) => `Recorded: ${amount} is held for your withdrawal.`,
  requested: (amount: string) => `Requested: ${amount}. Nothing is held until it is settled.`,
  requestedAlready: (amount: string) => `${amount} of Earning is requested already.`,

  amount: 'Amount',
  max: (amount: string) => `Max ${amount}`,
  /** Beside an amount that can be read in two ways. */
  meant: (amount: string) => `Yes, ${amount}`,
  changeAmount: 'Change amount or method',

  history: 'History',
  newestFirst: 'Newest first',
  empty: 'No withdrawals',
  to: 'To',
  status: 'Status',
  date: 'Date',
  actions: 'Actions',
  cancel: 'Cancel',
  cancelLabel: (what: string) => `Cancel ${what}`,
  /** The name of a withdrawal in its row's button. */
  described: (to: string, amount: string, at: string) => `${amount} to ${to}, of ${at}`,
  cancelTitle: 'Cancel this withdrawal?',
  cancelText: (what: string) => `${what}. The amount goes back to Earning.`,
  cancelRequestText: (what: string) => `${what}. Nothing is held for it yet.`,
  cancelConfirm: 'Cancel withdrawal',
  cancelling: 'Cancelling…',
  keep: 'Keep it',
  cancelled: 'The withdrawal was cancelled. The amount is back in Earning.',
  cancelledBefore: 'The withdrawal was cancelled. Nothing was held for it.',
  cancellationRecorded: 'The cancellation is recorded. The amount goes back to Earning once it is settled.',
} as const;

/** The sample details. No part of them can be mistaken for a person or a bank. */
export const SAMPLE_BANK_DETAILS = {
  country: 'IT',
  bankName: 'Sample Bank',
  accountHolder: 'Sample Holder',
  // An Italian IBAN of a bank and a branch that do not exist.
  accountNumber: 'IT78X0000000000000000000000',
  zip: '',
  postalCode: '00000',
} as const;

const AMOUNT_FIELD = {
  label: 'Amount in US dollars',
  hint: `Minimum ${MINIMUM}.`,
} as const;

export const methodFormText = {
  fields: { amount: AMOUNT_FIELD, method: { label: 'Method' } },
  error: (error: WithdrawalAmountProblem | 'missing') =>
    error === 'missing' ? 'Choose Bank or Cryptocurrency.' : amountError(error),
  submit: 'Proceed',
  sending: 'Proceeding…',
} as const;

function amountError(error: WithdrawalAmountProblem): string {
  switch (error.code) {
    case 'below-minimum':
      return `Enter ${usd(error.minimum)} or more.`;
    case 'insufficient-funds':
      return `Insufficient funds: you can withdraw up to ${usd(error.available)}.`;
    case 'requested-already':
      return error.available > 0
        ? `Insufficient funds: you can withdraw up to ${usd(error.available)}, ${usd(error.requested)} is requested already.`
        : `Insufficient funds: ${usd(error.left)} is left, ${usd(error.requested)} is requested already. ${AMOUNT_FIELD.hint}`;
    case 'required':
      return 'Enter the amount that you want to withdraw.';
    case 'negative':
      return 'Enter an amount above zero.';
    case 'misplaced-marks':
      return 'The marks in this amount do not fit. Write it like 1100 or 1100.50.';
    case 'ambiguous':
      return `Do you mean ${usd(error.likely)}?`;
    case 'too-many-decimals':
      return 'Enter at most two decimals, like 150.25.';
    case 'too-large':
      return 'This amount is too large. Check its digits.';
    case 'not-a-number':
      return 'Enter an amount in digits, like 150 or 1250.50.';
  }
}

function ibanSentence({ code, form: { letters, length } }: IbanProblem): string {
  const made = 'A made-up one will do: the sample details have one.';
  switch (code) {
    case 'other-letters':
      return `In this country an account number is an IBAN, which begins with ${letters}. ${made}`;
    case 'other-length':
      return `An IBAN that begins with ${letters} has ${length} letters and digits. Check that none is missing or too many. ${made}`;
    case 'check-digits':
      return `The check digits of this IBAN do not fit, so it cannot be right. Look for a mistyped character. ${made}`;
  }
}

const bankSentences: SentencesFor<Omit<BankFormErrors, 'amount'>> = {
  country: { required: 'Choose a country.', 'unknown-country': 'Choose a country from the list.' },
  bankName: {
    required: 'Enter a bank name. A made-up one will do.',
    'too-long': 'The bank name is too long. Use at most 80 characters.',
  },
  accountHolder: {
    required: 'Enter an account holder. A made-up one will do.',
    'too-long': 'The account holder is too long. Use at most 80 characters.',
  },
  accountNumber: {
    required: 'Enter an account number. A made-up one will do.',
    'too-long': 'The account number is too long. Use at most 34 characters.',
  },
  zip: { 'too-long': 'The zip is too long. Use at most 16 characters.' },
  postalCode: { 'too-long': 'The postal code is too long. Use at most 16 characters.' },
};

type BankError = NonNullable<BankFormErrors[keyof BankFormErrors]>;

function bankError(error: BankError, field: keyof BankFormErrors): string {
  if (typeof error === 'object') return 'form' in error ? ibanSentence(error) : amountError(error);
  const sentences: Readonly<Partial<Record<string, string>>> = field === 'amount' ? {} : bankSentences[field];
  return sentences[error] ?? error;
}

export const bankFormText = {
  fields: {
    amount: AMOUNT_FIELD,
    country: { label: payeeText.country },
    bankName: { label: payeeText.bankName },
    accountNumber: {
      label: payeeText.accountNumber,
      hint: 'An IBAN where the country has them. Only mistyping is checked.',
    },
    accountHolder: { label: payeeText.accountHolder },
    zip: { label: payeeText.zip, hint: 'In the United States', optional: true },
    postalCode: { label: payeeText.postalCode, hint: 'In other countries', optional: true },
  },
  error: bankError,
  submit: 'Review',
  sending: 'Checking…',
} as const;

export const cryptoFormText = {
  fields: {
    amount: AMOUNT_FIELD,
    coin: { label: 'Coin and network' },
    address: { label: payeeText.address, hint: 'Your own address on that test network.' },
  },
  error: (error: WithdrawalAmountProblem | AddressRefusal) =>
    'reason' in error ? error.reason : amountError(error),
  submit: 'Review',
  sending: 'Checking…',
} as const;

export const withdrawalDetailsText = {
  asked: 'Asked for',
  amount: 'Amount',
  decision: 'Decision',
  /** What was decided; the present status may say what came after. */
  decided: {
    paid: 'Accepted',
    reversed: 'Accepted',
    refused: 'Refused',
    cancelled: 'Cancelled',
  } satisfies Partial<Record<WithdrawalStatus, string>>,
  /** Between what was done and a time. */
  on: 'on',
  approval: 'First approval',
  recorded: 'recorded on',
  correction: 'Correction',
  postings: 'Postings',
  toStatement: 'See them in the statement',
} as const;
