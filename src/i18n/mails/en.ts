import type { Letters } from './letter.ts';

const signature = 'Tessera';

export const ENGLISH_LETTERS: Letters = {
  verifyEmail: ({ firstName, email }) => ({
    subject: 'Verify your e-mail address',
    greeting: `Hello ${firstName},`,
    opening: `an account was opened on Tessera with the address ${email}. To show that the address is yours, open this link and press the button:`,
    link: 'Verify the address',
    closing: [
      'The link is valid for three days and works once.',
      'Tessera runs on test coins, which have no real value. Nobody will ever ask you to pay in order to be paid.',
      'If it was not you who opened the account, there is nothing to do: ignore this message.',
    ],
    signature,
  }),

  resetPassword: ({ firstName, email }) => ({
    subject: 'Set a new password',
    greeting: `Hello ${firstName},`,
    opening: `somebody asked for a new password for the account with the address ${email}. To choose one, open this link:`,
    link: 'Choose a new password',
    closing: [
      'The link is valid for one hour and works once. After the change you log in again with the new password.',
      'If you did not ask for it, ignore this message: the password stays as it is.',
    ],
    signature,
  }),
};
