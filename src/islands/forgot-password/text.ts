import type { EmailFormErrors } from '#domain/accounts/login.ts';
import { EMAIL_SENTENCES } from '#i18n/account-fields.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';

const sentences: SentencesFor<EmailFormErrors> = { email: EMAIL_SENTENCES };

export const forgottenPasswordText = {
  title: 'Forgotten password',
  intro: 'Enter the e-mail address of your account. We send you a link to choose a new password.',
  /** Where mails stay in this browser. */
  introWithOutbox:
    'Enter the e-mail address of your account. A link to choose a new password then waits in this browser’s outbox.',
  /** What links to it in the sentence. */
  outbox: 'outbox',
  form: {
    fields: { email: { label: 'E-mail' } },
    error: errorText(sentences),
    submit: 'Get the link',
    sending: 'One moment…',
  },
  outboxTitle: 'Look in the outbox',
  outboxText: (email: string) =>
    `If ${email} has an account here, the link is in this browser’s outbox for one hour.`,
  sentTitle: 'Check your e-mail',
  sentText: (email: string) =>
    `If there is an account with the address ${email}, an e-mail with a link is on its way to it. The link is valid for one hour.`,
  sentHint: 'Nothing arrives? Look among the unwanted mail, or check the address and ask again.',
  again: 'Ask again',
  noAccount: 'No account yet?',
  register: 'Register',
  elsewhere: 'Is the account in another browser?',
  loadFile: 'Load a file saved there',
} as const;
