import type { EmailChangeErrors } from '#domain/accounts/email-change.ts';
import type { NewPasswordErrors } from '#domain/accounts/new-password.ts';
import type { CurrentPasswordErrors } from '#domain/accounts/reauthentication.ts';
import {
  CONFIRMATION_SENTENCES,
  DETAILS_FIELDS,
  DETAILS_SENTENCES,
  EMAIL_SENTENCES,
  NEW_PASSWORD_HINT,
  NEW_PASSWORD_SENTENCES,
} from '#i18n/account-fields.ts';
import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';

const emailSentences: SentencesFor<EmailChangeErrors> = {
  email: {
    ...EMAIL_SENTENCES,
    required: 'Enter the new e-mail address.',
    'same-as-present': 'The account has this address already. Enter another one.',
  },
};

const passwordSentences: SentencesFor<NewPasswordErrors> &
  SentencesFor<{ readonly password: 'password-unchanged' }> = {
  password: { ...NEW_PASSWORD_SENTENCES, 'password-unchanged': FAILURE_SENTENCES['password-unchanged'] },
  confirmPassword: CONFIRMATION_SENTENCES,
};

/** What a person can do with their own account, below the profile. */
export const accountSettingsText = {
  groups: { details: 'Details and mails', signIn: 'Sign-in', data: 'Your data' },

  details: {
    title: 'Edit your details',
    form: {
      fields: DETAILS_FIELDS,
      error: errorText(DETAILS_SENTENCES),
      submit: 'Save the details',
      sending: 'Saving…',
    },
    saved: 'Your details are saved.',
  },

  email: {
    title: 'Change your e-mail',
    text: (email: string) =>
      `The account has the address ${email}. A link is sent to the new one, and the address changes once you open it.`,
    form: {
      fields: { email: { label: 'New e-mail' } },
      error: errorText(emailSentences),
      submit: 'Send the link',
      sending: 'Sending…',
    },
    sent: (email: string) =>
      `If no other account has the address ${email}, a link is on its way to it. It is valid for one day.`,
  },

  mails: 'Choose your mails',
  secondFactor: 'Second factor',

  password: {
    title: 'Change your password',
    form: {
      fields: {
        password: { label: 'New password', hint: NEW_PASSWORD_HINT },
        confirmPassword: { label: 'Confirm new password' },
      },
      error: errorText(passwordSentences),
      submit: 'Change the password',
      sending: 'Changing the password…',
    },
    changed: 'Your password is changed. Use the new one the next time you log in.',
  },

  sessions: { title: 'Where you are signed in' },
  push: { title: 'Push messages' },

  data: {
    title: 'Download your data',
    text: 'One file (JSON) with your account and photo, deposits with their proofs, withdrawals, messages and postings.',
    whole: 'Save everything in this browser, of all members',
    button: 'Download my data',
    collecting: 'Collecting…',
    saved: 'The file was handed to your browser.',
    notes:
      'Amounts are in US cents of test coins, which have no real value. Times are UTC. A picture is a data URL.',
  },

  askedErasure: {
    title: 'Your account waits to be deleted',
    /** Before a time. */
    asked: 'You asked for it on',
    waits:
      'Money of a withdrawal is still on its way. After that an operator finishes the deletion, or you delete the account below.',
    keep: 'Keep my account',
    keeping: 'Keeping it…',
  },

  deletion: {
    title: 'Delete your account',
    goes: 'Your name, e-mail, phone number and country, your password and photo, your deposits and withdrawals with their proofs, and your messages are deleted. No one can bring them back.',
    ends: 'Open withdrawals are cancelled first, and pending deposits are deleted. Your referral link no longer works.',
    stays:
      'What the ledger has posted stays, without your name. Your username stays too, and no one else can take it: partners are named by it. Test coins on the account stay; they have no value.',
    button: 'Delete the account',
    confirmTitle: 'Delete this account for good?',
    confirm: 'Delete for good',
    confirming: 'Deleting…',
    keep: 'Keep the account',
  },
} as const;

const sentences: SentencesFor<CurrentPasswordErrors> &
  SentencesFor<{ readonly currentPassword: 'wrong-password' }> = {
  currentPassword: {
    required: 'Enter the password of this account.',
    'wrong-password': 'This is not the password of this account. Type it again.',
  },
};

export const reauthenticationText = {
  title: 'Is it you?',
  text: 'You signed in a while ago. Show that you are the owner of this account; what you asked for then goes on by itself.',
  form: {
    fields: { currentPassword: { label: 'Present password' } },
    error: errorText(sentences),
    submit: 'Confirm',
    sending: 'Confirming…',
  },
  google: 'Confirm with Google',
  confirming: 'Waiting for the Google window…',
  otherGoogleAccount: 'This is another Google account. Choose the one that you sign in with.',
  cancel: 'Cancel',
} as const;
