import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { RegistrationErrors } from '#domain/accounts/registration.ts';
import {
  CONFIRMATION_SENTENCES,
  DETAILS_FIELDS,
  DETAILS_SENTENCES,
  EMAIL_SENTENCES,
  NEW_PASSWORD_HINT,
  NEW_PASSWORD_SENTENCES,
  UPLINE_FIELD,
  UPLINE_SENTENCES,
} from '#i18n/account-fields.ts';
import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';

/** Errors that only the backend finds, and what is missing about the upline. */
export interface FurtherErrors {
  readonly username: 'username-taken';
  readonly upline: 'upline-unknown' | 'none-named';
  readonly uplineConfirmed: 'unconfirmed';
}

const sentences: SentencesFor<RegistrationErrors> & SentencesFor<FurtherErrors> = {
  ...DETAILS_SENTENCES,
  email: EMAIL_SENTENCES,
  username: {
    required: 'Choose a username.',
    'too-short': 'The username is too short. Use at least 3 characters.',
    'too-long': 'The username is too long. Use at most 20 characters.',
    'bad-characters': 'The username may have only the letters a to z, the digits 0 to 9 and _.',
    reserved: 'This username belongs to the programme itself. Choose another one.',
    'staff-like': 'This could be taken for an operator’s. Leave out words such as admin.',
    'username-taken': FAILURE_SENTENCES['username-taken'],
  },
  password: NEW_PASSWORD_SENTENCES,
  confirmPassword: CONFIRMATION_SENTENCES,
  upline: { ...UPLINE_SENTENCES, 'none-named': 'Type their username, or choose “No one”.' },
  uplineConfirmed: { unconfirmed: 'Say whether this member invited you, or change it.' },
};

const USERNAME_STAYS = 'Partners see it. It cannot be changed.';

/** In the order of the page, which the error summary follows. */
const fields = {
  firstName: DETAILS_FIELDS.firstName,
  lastName: DETAILS_FIELDS.lastName,
  email: { label: 'E-mail', hint: 'You log in with it and verify it by mail.' },
  username: {
    label: 'Username',
    hint: `3 to 20 characters: a to z, 0 to 9 or _.\n${USERNAME_STAYS}`,
  },
  password: { label: 'Password', hint: NEW_PASSWORD_HINT },
  confirmPassword: { label: 'Confirm password' },
  phoneNumber: DETAILS_FIELDS.phoneNumber,
  country: DETAILS_FIELDS.country,
  upline: UPLINE_FIELD,
  uplineConfirmed: { label: 'Yes, this member invited me' },
};

const error = errorText(sentences);

export const registerText = {
  title: 'Register',
  description:
    'Open an account to try the programme with test coins: deposit, activate levels, see who is paid. No real money, and it costs nothing.',
  intro: 'Test coins only, no real money.',
  accepting: 'By creating it you accept the',
  terms: 'Terms of use',
  haveAccount: 'Have an account already?',
  /** To a person who asked for a page that is not open to all. */
  sentHere: {
    members: 'That page is for members. Have an account already?',
    operators: 'That page is for operators. Have an account already?',
  },
  logIn: 'Log in',
  optional: 'Phone and country (optional)',
  /** Where mails stay in this browser. */
  emailHere: {
    ...fields.email,
    hint: 'You log in with it. The mail that verifies it waits in this browser’s outbox.',
  },
  form: { fields, error, submit: 'Create the account', sending: 'Creating the account…' },

  upgrade: {
    title: 'Make your guest account a full one',
    text: 'Everything that is in it stays: deposits, withdrawals and messages. You get a name of your own.',
    logIn: {
      anyBrowser: 'You then log in with your e-mail from any browser.',
      thisBrowser: 'You then log in with your e-mail, in this browser: the account is kept here alone.',
    },
    upline: (username: string) => `Your upline stays ${username}.`,
    notNow: 'Not now: back to the dashboard',
    sent: {
      title: 'We have sent you an e-mail',
      text: (email: string) =>
        `Look into the mail of ${email}. If the address had an account before, the e-mail leads to a new password for that one, and this stays a guest account.`,
      again: 'Use another address',
    },
    form: { fields, error, submit: 'Make it a full account', sending: 'Making the account…' },
  },

  completion: {
    title: 'Finish your account',
    text: (email: string) =>
      `You are signed in as ${email}. An account needs a few things more; with them you are a member.`,
    takePhoto: 'Use my photo from Google',
    another: 'Is this not you, or do you want another account? Log out, then start again.',
    form: { fields, error, submit: 'Finish the account', sending: 'Finishing the account…' },
  },
} as const;

/** What is found on leaving the field; a name that is refused has the field's own sentences. */
export const usernameText = {
  checking: (username: string) => `Checking ${username}…`,
  /** In the two lines that the hint takes. */
  free: (username: string) => `${username} is free.\n${USERNAME_STAYS}`,
} as const;

export const uplineText = {
  title: 'Who invited you',
  about: 'Confirmed with a verified e-mail address, your answer is final.',
  noOne: 'No one',
  member: 'A member',
  programme: `The programme itself (${PROGRAMME_USERNAME}) is then above you.`,
  checking: (username: string) => `Checking ${username}…`,
  is: (username: string) =>
    username === PROGRAMME_USERNAME
      ? `Your upline is ${username}, the programme itself.`
      : `${username} invited you and is your upline.`,
  fromLink: 'Named by your referral link. Confirmed with a verified e-mail, it is final.',
  malformedLink:
    'The referral link that you opened names no possible member. Ask the person who sent it, or type their username here.',
  unknown: (username: string) =>
    `No member has the username ${username}. Check the spelling, or ask the person who invited you.`,
  /** Where accounts stay in the browser in which they were made. */
  elsewhere: (username: string) =>
    `There is no ${username} in this browser. Each keeps its own accounts; that of the person who invited you is in theirs.`,
  unchecked: (username: string) => `It could not be checked whether ${username} is a member.`,
  change: 'Change',
} as const;
