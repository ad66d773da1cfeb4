import { SITE_NAME } from '#i18n/site-name.ts';
import type { Letters } from './letter.ts';

const signature = SITE_NAME;

export const ENGLISH_LETTERS: Letters = {
  verifyEmail: ({ firstName, email }) => ({
    subject: 'Verify your e-mail address',
    greeting: `Hello ${firstName},`,
    opening: `an account was opened on ${SITE_NAME} with the address ${email}. To show that the address is yours, open this link and press the button:`,
    link: 'Verify the address',
    closing: [
      'The link is valid for three days and works once.',
      `${SITE_NAME} runs on test coins, which have no real value. No one will ever ask you to pay in order to be paid.`,
      'If it was not you who opened the account, there is nothing to do: ignore this message.',
    ],
    signature,
  }),

  resetPassword: ({ firstName, email }) => ({
    subject: 'Set a new password',
    greeting: `Hello ${firstName},`,
    opening: `we got a request for a new password for the account with the address ${email}. To choose one, open this link:`,
    link: 'Choose a new password',
    closing: [
      'The link is valid for one hour and works once. After the change you log in again with the new password.',
      'If you did not ask for it, ignore this message: the password stays as it is.',
    ],
    signature,
  }),

  verifyAndChangeEmail: ({ firstName, email }) => ({
    subject: 'Confirm your new e-mail address',
    greeting: `Hello ${firstName},`,
    opening: `your account on ${SITE_NAME} is to have the address ${email}. To show that it is yours, open this link and press the button:`,
    link: 'Confirm the new address',
    closing: [
      'The link is valid for one day and works once. After the change you log in again with the new address.',
      'If you did not ask for it, ignore this message: the account keeps the address that it has.',
    ],
    signature,
  }),

  recoverEmail: ({ firstName, email }) => ({
    subject: 'Your e-mail address was changed',
    greeting: `Hello ${firstName},`,
    opening: `your account on ${SITE_NAME} no longer has the address ${email}. If it was not you who changed it, open this link and press the button to put the address back:`,
    link: 'Put the address back',
    closing: [
      'The link is valid for thirty days and works once. If you use it, set a new password afterwards: another person may know yours.',
      'If you changed the address yourself, there is nothing to do.',
    ],
    signature,
  }),
};
