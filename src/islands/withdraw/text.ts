import type { AddressRefusal } from '#domain/address/address.ts';
import type { IbanProblem } from '#domain/withdrawals/iban.ts';
import type { BankFormErrors, WithdrawalAmountProblem } from '#domain/withdrawals/withdrawal-form.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { payeeText } from '#i18n/payee.ts';
import type { SentencesFor } from '#i18n/field-errors.ts';

export const withdrawText = {
  earning: 'Earning',
  earningHint: 'Withdrawable',
  saving: 'Saving',
  savingHint: 'Current: everything on the account, withdrawable or not',
  nothingYet: (available: string, minimum: string) =>
    `You can withdraw up to ${available} at this moment: Earning has to reach ${minimum} first. You can look at the forms all the same; nothing is sent before you confirm.`,

  methodTitle: 'Choose where the money goes',
  bankHint: 'An invented account: no bank is ever paid',
  cryptoHint: 'Test coins to an address of yours',

  formTitle: { bank: 'Withdraw to a bank', crypto: 'Withdraw in a cryptocurrency' },
  madeUp: 'Use made-up details. No bank is ever paid, and no one here needs to know your real account.',
  fillSample: 'Fill in sample details',
  sampleFilled: 'Sample details filled in.',
  chooseCountry: 'Choose a country',
  chooseCoin: 'Choose a coin',
  back: 'Back',

  reviewTitle: 'Check and confirm',
  reviewText:
    'The amount is held as soon as the request is settled, as a rule at once. You can cancel until it is decided, and what is held comes back.',
  nothingToReview: 'There is nothing to confirm any more. Fill in the form again.',
  confirm: 'Confirm withdrawal',
  confirming: 'Recording the withdrawal…',
  change: 'Change',
  fee: 'Fee',
  recorded: (amount: string) =>
    `Recorded: ${amount} is held for your withdrawal. It is in the history below.`,
  requested: (amount: string) =>
    `Requested: ${amount}. It waits to be settled, and nothing is held yet. It is in the history below.`,
  requestedAlready: (amount: string) => `${amount} of Earning is requested already, and waits to be settled.`,

  amount: 'Amount',
  allOfIt: (amount: string) => `All of it: ${amount}`,

  history: 'History',
  newestFirst: 'Newest first',
  empty: 'Empty',
  emptyHint: 'You have asked for no withdrawal yet.',
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
  cancellationRecorded:
    'The cancellation is recorded. The amount goes back to Earning as soon as it is settled.',
} as const;

/** The sample details. No part of them can be mistaken for a person or a bank. */
export const SAMPLE_BANK_DETAILS = {
  country: 'IT',
  bankName: 'Sample Bank',
  accountHolder: 'Sample Holder',
  // An Italian IBAN of a bank and a branch that do not exist.
  accountNumber: 'IT78X0000000000000000000000',
  zip: '00000',
  postalCode: '00000',
} as const;

export const methodFormText = {
  fields: { method: { label: 'Method' } },
  error: () => 'Choose Bank or Cryptocurrency.',
  submit: 'Proceed',
  sending: 'Proceeding…',
} as const;

const MINIMUM = `Minimum ${MINIMUM_WITHDRAWAL / 100} USD.`;

const AMOUNT_FIELD = {
  label: 'Amount in US dollars',
  hint: `For example 150 or 1250.50. ${MINIMUM}`,
} as const;

function amountError(error: WithdrawalAmountProblem): string {
  switch (error.code) {
    case 'below-minimum':
      return `${MINIMUM} Enter ${usd(error.minimum)} or more.`;
    case 'insufficient-funds':
      return `Insufficient funds: you can withdraw up to ${usd(error.available)}.`;
    case 'requested-already':
      return error.available > 0
        ? `Insufficient funds: you can withdraw up to ${usd(error.available)}, ${usd(error.requested)} is requested already.`
        : `Insufficient funds: ${usd(error.left)} is left, ${usd(error.requested)} is requested already. ${MINIMUM}`;
    case 'required':
      return 'Enter the amount that you want to withdraw.';
    case 'negative':
      return 'Enter an amount above zero.';
    case 'misplaced-marks':
      return 'The marks in this amount do not fit. Write it without marks or spaces between thousands, like 1100 or 1100.50.';
    case 'ambiguous':
      return 'This amount can be read in two ways. Write it without a mark for thousands, like 1100 or 1100.00.';
    case 'too-many-decimals':
      return 'Enter at most two decimals, like 150.25.';
    case 'too-large':
      return 'This amount is too large to be read. Check its digits.';
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
      return `An IBAN that begins with ${letters} has ${length} letters and digits. Check that none is missing. ${made}`;
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
    country: { label: payeeText.country },
    amount: AMOUNT_FIELD,
    bankName: { label: payeeText.bankName },
    accountHolder: { label: payeeText.accountHolder },
    accountNumber: {
      label: payeeText.accountNumber,
      hint: 'An IBAN where the country has them. Made-up: it is checked for mistyping, and used for nothing.',
    },
    zip: { label: payeeText.zip, optional: true },
    postalCode: { label: payeeText.postalCode, optional: true },
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
