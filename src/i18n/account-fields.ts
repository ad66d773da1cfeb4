import type { DetailsProblems } from '#domain/accounts/account-details.ts';
import type { EmailProblem } from '#domain/accounts/email.ts';
import type { NewPasswordProblems } from '#domain/accounts/new-password.ts';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#domain/accounts/password.ts';
import type { SentencesFor } from './field-errors.ts';

/** Texts of the fields that several account forms share. */
export const EMAIL_SENTENCES: Readonly<Record<EmailProblem, string>> = {
  required: 'Enter your e-mail address.',
  'not-an-email': 'Enter an e-mail address like name@example.com.',
  'too-long': 'This e-mail address is too long. Check it: an address has at most 254 characters.',
};

type PasswordSentences = Readonly<Record<NonNullable<NewPasswordProblems['password']>, string>>;

export const NEW_PASSWORD_SENTENCES: PasswordSentences = {
  required: 'Enter a password.',
  'too-short': `The password is too short. Use at least ${PASSWORD_SHORTEST} characters.`,
  'too-long': `The password is too long. Use at most ${PASSWORD_LONGEST} characters.`,
  common: 'This password is one of the commonest, which are the first to be tried. Choose another one.',
  repetitive:
    'The password repeats itself: it has few different characters, or one short piece over and over. Choose another one.',
  sequence:
    'The password is hardly more than rows such as abcdef, 123456 or qwerty. Choose another one, of a few words for example.',
  'has-username': 'The password contains the username. Choose another one.',
  'has-email': 'The password contains the e-mail address, or its part before the @. Choose another one.',
};

export const CONFIRMATION_SENTENCES = {
  'passwords-differ': 'Passwords do not match. Type the same password in both fields.',
} as const;

export const NEW_PASSWORD_HINT = `${PASSWORD_SHORTEST} to ${PASSWORD_LONGEST} characters of any kind. A few words in a row make a good one. Common passwords, repetitions, rows such as 123456, and your own username or e-mail name are not accepted.`;

export const DETAILS_FIELDS = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  phoneNumber: {
    label: 'Phone number',
    hint: 'With the country code, as in +39 06 1234 5678.',
    optional: true,
  },
  country: { label: 'Country', optional: true },
} as const;

export const NO_COUNTRY = 'Not given';

export const DETAILS_SENTENCES: SentencesFor<DetailsProblems> = {
  firstName: {
    required: 'Enter your first name.',
    'too-long': 'The first name is too long. Shorten it to 80 characters.',
  },
  lastName: {
    required: 'Enter your last name.',
    'too-long': 'The last name is too long. Shorten it to 80 characters.',
  },
  phoneNumber: {
    'no-country-code': 'Begin the phone number with + and the country code, as in +39 06 1234 5678.',
    'not-a-phone-number':
      'This is not a phone number. Enter + and 7 to 15 digits, as in +39 06 1234 5678, or leave it empty.',
  },
  country: { 'unknown-country': 'Choose a country from the list.' },
};
