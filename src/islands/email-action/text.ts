import type { NewPasswordErrors } from '#domain/accounts/new-password.ts';
import { CONFIRMATION_SENTENCES, NEW_PASSWORD_HINT, NEW_PASSWORD_SENTENCES } from '#i18n/account-fields.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';

const sentences: SentencesFor<NewPasswordErrors> = {
  password: NEW_PASSWORD_SENTENCES,
  confirmPassword: CONFIRMATION_SENTENCES,
};

export const emailActionText = {
  title: 'Link from an e-mail',

  incomplete: 'This link is incomplete',
  foreign:
    'Part of its address is missing. Open the e-mail again; if its link leads here once more, the e-mail was not sent by this site.',
  foreignInOutbox:
    'Part of the link is missing. The whole link is in the mail, in the outbox of the browser where you asked for it.',
  origin: 'Such links verify an address, set a new password or undo a change of address.',
  askForReset: 'Ask for a new link',
  askForVerification: 'The account may be verified already: your profile says so, and can send a new link.',
  askForChange: 'The address may be changed already: your profile shows it, and can send a new link.',
  toProfile: 'Go to your profile',
  askForRecovery: 'The address may be back already. If so, set a new password, so that no one else has it.',

  verify: {
    title: 'Verify your e-mail address',
    text: (email: string) => `Press the button to confirm that ${email} is your address.`,
    button: 'Verify the address',
    running: 'Verifying…',
    doneTitle: 'Your address is verified',
    doneText: (email: string) => `${email} is confirmed as the address of your account.`,
  },
  goOn: 'Go on to the dashboard',

  change: {
    title: 'Confirm your new e-mail address',
    text: (email: string) =>
      `Press the button, and ${email} becomes the address of your account. You then log in again with it.`,
    button: 'Use this address',
    running: 'Changing the address…',
    doneTitle: 'Your address is changed',
    doneText: (email: string) =>
      `The account now has the address ${email}. The session has ended: log in with the new address. A link sent to the old address can undo the change for thirty days.`,
  },
  logIn: 'Log in',

  recover: {
    title: 'Put your e-mail address back',
    text: (email: string) =>
      `Press the button, and ${email} becomes the address of your account again. Every session of the account ends.`,
    button: 'Put the address back',
    running: 'Putting the address back…',
    doneTitle: 'Your address is back',
    doneText: (email: string) =>
      `The account has the address ${email} again. The person who changed it may know your password: set a new one now.`,
  },
  resetMail: {
    button: 'Send me a link for a new password',
    running: 'Sending…',
    done: (email: string) => `A link is on its way to ${email}. It is valid for one hour.`,
  },

  resetTitle: 'Choose a new password',
  resetText: (email: string) => `For the account with the address ${email}.`,
  reset: {
    fields: {
      password: { label: 'New password', hint: NEW_PASSWORD_HINT },
      confirmPassword: { label: 'Confirm new password' },
    },
    error: errorText(sentences),
    submit: 'Set the new password',
    sending: 'Setting the password…',
  },
} as const;
