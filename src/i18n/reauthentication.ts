import type { CurrentPasswordProblems } from '../domain/reauthentication.ts';
import { problemWords, type SentencesFor } from './problem-words.ts';

const sentences: SentencesFor<CurrentPasswordProblems> &
  SentencesFor<{ readonly currentPassword: 'wrong-password' }> = {
  currentPassword: {
    required: 'Enter the password of this account.',
    'wrong-password': 'This is not the password of this account. Type it again.',
  },
};

export const REAUTHENTICATION_WORDS = {
  title: 'Is it you?',
  text: 'You signed in a while ago. Show that you are the owner of this account; what you asked for then goes on by itself.',
  form: {
    fields: { currentPassword: { label: 'Present password' } },
    problem: problemWords(sentences),
    submit: 'Confirm',
    sending: 'Confirming…',
  },
  google: 'Confirm with Google',
  confirming: 'Waiting for the Google window…',
  otherGoogleAccount: 'This is another Google account. Choose the one that you sign in with.',
  cancel: 'Cancel',
} as const;
