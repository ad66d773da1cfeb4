import { backend } from '#backend/index.ts';
import type { MailLanguage } from '#backend/port/backend.ts';
import type { EmailProblem } from '#domain/accounts/email.ts';
import { checkEmail, type EmailForm } from '#domain/accounts/login.ts';
import { mailLanguages } from '#i18n/locale.ts';
import { createForm, type Form } from '#stores/form.ts';

export const createResetRequest = (language: MailLanguage): Form<keyof EmailForm, EmailProblem> =>
  createForm<keyof EmailForm, EmailProblem, EmailForm>({
    initial: { email: '' },
    check: checkEmail,
    async send({ email }) {
      await (await backend()).requestPasswordReset(email, { languages: mailLanguages(language) });
    },
  });
