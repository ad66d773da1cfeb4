import { backend } from '#backend/index.ts';
import { type MailPreferences, OPTIONAL_MAILS, type OptionalMail } from '#domain/notices/mail-kinds.ts';
import { mailLanguageOf } from '#domain/notices/mail-language.ts';
import { createLastingForm, type LastingForm } from '#stores/lasting-form.ts';

export type MailForm = OptionalMail | 'language';

/** Which mails the member gets, and in which language. A mail is chosen with `yes`. */
export const createMailPreferences = ({
  language,
  mutedMails,
}: MailPreferences): LastingForm<MailForm, never, MailPreferences> => {
  const chosen = (mail: OptionalMail) => (mutedMails.includes(mail) ? '' : 'yes');
  return createLastingForm<MailForm, never, MailPreferences>({
    initial: {
      language,
      deposits: chosen('deposits'),
      withdrawals: chosen('withdrawals'),
      messages: chosen('messages'),
    },
    afterwards: 'as-typed',
    check: (typed) => ({
      ok: true,
      value: {
        language: mailLanguageOf(typed.language) ?? language,
        mutedMails: OPTIONAL_MAILS.filter((mail) => typed[mail] !== 'yes'),
      },
    }),
    async send(preferences) {
      await (await backend()).changeMailPreferences(preferences);
    },
  });
};
