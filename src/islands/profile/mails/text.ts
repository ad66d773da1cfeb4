import type { OptionalMail } from '#domain/notices/mail-kinds.ts';
import type { MailForm } from './model.ts';

const fields: Readonly<Record<OptionalMail | 'language', { readonly label: string }>> = {
  deposits: { label: 'Deposits: credited, refused, expired' },
  withdrawals: { label: 'Withdrawals: paid, sent, refused' },
  messages: { label: 'Answers from the operators' },
  language: { label: 'Language of your mails' },
} satisfies Record<MailForm, { readonly label: string }>;

export const mailsText = {
  text: 'Home tells what happens in any case. Mails about your account’s security always come.',
  unverified: 'Mails come once your e-mail address is verified.',
  languages: { it: 'Italiano', en: 'English' },
  form: { fields, error: () => '', submit: 'Save', sending: 'Saving…' },
  saved: 'Your choice is saved.',
} as const;
