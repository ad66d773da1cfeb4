import type { LogInErrors } from '#domain/accounts/login.ts';
import { EMAIL_SENTENCES } from '#i18n/account-fields.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { LogInNotice } from '#stores/auth-link.ts';

const sentences: SentencesFor<LogInErrors> = {
  email: EMAIL_SENTENCES,
  password: { required: 'Enter your password.' },
};

export const logInText = {
  title: 'Log in',
  /** For search engines and previews. */
  about:
    'Log in to try a referral-matrix programme with test coins, which have no real value. No account is needed to look around as a guest.',
  form: {
    fields: { email: { label: 'E-mail' }, password: { label: 'Password' } },
    error: errorText(sentences),
    submit: 'Log in',
    sending: 'Logging in…',
  },
  forgotten: 'Forgotten password?',
  noAccount: 'No account yet?',
  register: 'Register',
  /** Notices about a step finished on another page, by their ids in this page. */
  notices: {
    registered: {
      title: 'We have sent you an e-mail',
      text: 'Open the link in it to verify your address. You can log in at once. If the address had an account before, the e-mail leads to a new password for that one instead.',
    },
    'registered-unmailed': {
      title: 'You can log in',
      text: 'Only the e-mail could not be sent. To verify your address, log in and have it sent again from your profile. If the address had an account before, set a new password instead.',
    },
    verified: {
      title: 'Your address is verified',
      text: 'Log in to go on.',
    },
    'account-deleted': {
      title: 'Your account is deleted',
      text: 'What it held of you is gone. What the ledger has posted stays there, without your name.',
    },
    'password-changed': {
      title: 'Your password is changed',
      text: 'Log in with the new one. Every earlier session of the account has ended.',
    },
  } satisfies Record<LogInNotice, { readonly title: string; readonly text: string }>,
} as const;

export const googleText = {
  logIn: 'Log in with Google',
  loggingIn: 'Waiting for the Google window…',
} as const;
