import { backend } from '../backend/index.ts';
import type { MailLanguage } from '../backend/port.ts';
import type { EmailProblem } from '../domain/email.ts';
import { checkEmail, type EmailForm } from '../domain/log-in.ts';
import { createForm, type Form } from './form.ts';

export const createResetRequest = (language: MailLanguage): Form<keyof EmailForm, EmailProblem> =>
  createForm<keyof EmailForm, EmailProblem, EmailForm>({
    initial: { email: '' },
    check: checkEmail,
    async send({ email }) {
      await (await backend()).requestPasswordReset(email, { language });
    },
  });
