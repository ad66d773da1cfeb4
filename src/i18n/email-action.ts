import type { NewPasswordProblems } from '../domain/new-password.ts';
import { CONFIRMATION_SENTENCES, NEW_PASSWORD_HINT, NEW_PASSWORD_SENTENCES } from './account-fields.ts';
import { problemWords, type SentencesFor } from './problem-words.ts';

const sentences: SentencesFor<NewPasswordProblems> = {
  password: NEW_PASSWORD_SENTENCES,
  confirmPassword: CONFIRMATION_SENTENCES,
};

export const EMAIL_ACTION_WORDS = {
  title: 'Link from an e-mail',

  foreign:
    'This page does not know what the link is for. Open it from the e-mail again; if that leads here once more, the e-mail was not sent by this site.',
  askForReset: 'Ask for a new link',
  askForVerification: 'The account may be verified already: your profile says so, and can send a new link.',
  toProfile: 'Go to your profile',

  verifyTitle: 'Verify your e-mail address',
  verifyText: (email: string) => `Press the button to confirm that ${email} is your address.`,
  verify: 'Verify the address',
  verifying: 'Verifying…',
  verifiedTitle: 'Your address is verified',
  verifiedText: (email: string) => `${email} is confirmed as the address of your account.`,
  goOn: 'Go on to the dashboard',

  resetTitle: 'Choose a new password',
  resetText: (email: string) => `For the account with the address ${email}.`,
  reset: {
    fields: {
      password: { label: 'New password', hint: NEW_PASSWORD_HINT },
      confirmPassword: { label: 'Confirm new password' },
    },
    problem: problemWords(sentences),
    submit: 'Set the new password',
    sending: 'Setting the password…',
  },
} as const;
