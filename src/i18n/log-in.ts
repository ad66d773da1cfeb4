import type { LogInProblems } from '../domain/log-in.ts';
import { EMAIL_SENTENCES } from './account-fields.ts';
import { problemWords, type SentencesFor } from './problem-words.ts';

const sentences: SentencesFor<LogInProblems> = {
  email: EMAIL_SENTENCES,
  password: { required: 'Enter your password.' },
};

export const LOG_IN_WORDS = {
  title: 'Log in',
  form: {
    fields: { email: { label: 'E-mail' }, password: { label: 'Password' } },
    problem: problemWords(sentences),
    submit: 'Log in',
    sending: 'Logging in…',
  },
  forgotten: 'Forgotten password',
  noAccount: 'No account yet?',
  register: 'Register',
  notices: {
    registered: {
      title: 'Your account is made',
      text: 'A verification e-mail was sent to you. Open the link in it to verify your address. You can log in at once.',
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
  },
} as const;
