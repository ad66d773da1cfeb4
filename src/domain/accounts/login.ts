import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { emailAddress, type EmailProblem } from './email.ts';
import { normalisePassword } from './password.ts';

/** The log-in form as typed; after the check, in the form that the identity service gets. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type LogInErrors = Partial<{ readonly email: EmailProblem; readonly password: 'required' }>;

const credentials = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('required'), v.transform(normalisePassword)),
});

/** Checks the form only. Whether the credentials are right, the backend knows. */
export function checkLogIn(form: Credentials): ValidationResult<Credentials, LogInErrors> {
  return checkForm(credentials, form);
}

/** The forgotten-password form. */
export interface EmailForm {
  readonly email: string;
}

export type EmailFormErrors = Partial<{ readonly email: EmailProblem }>;

const emailForm = v.object({ email: emailAddress });

export function checkEmail(form: EmailForm): ValidationResult<EmailForm, EmailFormErrors> {
  return checkForm(emailForm, form);
}
