import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { DetailsErrors } from '#domain/accounts/account-details.ts';
import type { EmailProblem } from '#domain/accounts/email.ts';
import type { NewPasswordErrors } from '#domain/accounts/new-password.ts';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#domain/accounts/password.ts';
import type { UplineProblem } from '#domain/accounts/username.ts';
import { FAILURE_SENTENCES } from './errors.ts';
import type { SentencesFor } from './field-errors.ts';

/** Texts of the fields that several account forms share. */
export const EMAIL_SENTENCES: Readonly<Record<EmailProblem, string>> = {
  required: 'Enter your e-mail address.',
  'not-an-email': 'Enter an e-mail address like name@example.com.',
  'too-long': 'This e-mail address is too long. Check it: an address has at most 254 characters.',
};

type PasswordSentences = Readonly<Record<NonNullable<NewPasswordErrors['password']>, string>>;

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
  required: 'Type the password once more.',
  'passwords-differ': 'Passwords do not match. Type the same password in both fields.',
} as const;

/** In one line; an error says the rest. */
export const NEW_PASSWORD_HINT = `At least ${PASSWORD_SHORTEST} characters: a few words will do.`;

/** The upline, as a field. */
export const UPLINE_FIELD = {
  label: 'Username of the member who invited you',
  hint: `Your upline, the member above you. If empty: the programme itself (${PROGRAMME_USERNAME}).`,
  optional: true,
} as const;

export const UPLINE_SENTENCES: Readonly<Record<UplineProblem | 'upline-unknown', string>> = {
  'not-a-username':
    'The upline’s username has 3 to 20 characters: a to z, 0 to 9 and _. Correct it, or leave it empty.',
  'own-username': 'No one can be their own upline. Name the member who invited you, or leave it empty.',
  'upline-unknown': FAILURE_SENTENCES['upline-unknown'],
};

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

export const DETAILS_SENTENCES: SentencesFor<DetailsErrors> = {
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
