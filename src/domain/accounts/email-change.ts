import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { emailAddress, type EmailProblem } from './email.ts';
import type { EmailForm } from './login.ts';

export type EmailChangeErrors = Partial<{ readonly email: EmailProblem | 'same-as-present' }>;

/** @param present the account's address, or null */
export function checkEmailChange(
  form: EmailForm,
  present: string | null,
): ValidationResult<EmailForm, EmailChangeErrors> {
  const schema = v.object({
    email: v.pipe(
      emailAddress,
      v.check((email) => email !== present, 'same-as-present'),
    ),
  });
  return checkForm(schema, form);
}
