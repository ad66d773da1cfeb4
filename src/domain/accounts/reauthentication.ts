import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { normalisePassword } from './password.ts';

/** Asks the signed-in person for the password again; after the check, in the form that the identity service gets. */
export interface CurrentPasswordForm {
  readonly currentPassword: string;
}

export type CurrentPasswordErrors = Partial<{ readonly currentPassword: 'required' }>;

const schema = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('required'), v.transform(normalisePassword)),
});

export function checkCurrentPassword(
  form: CurrentPasswordForm,
): ValidationResult<CurrentPasswordForm, CurrentPasswordErrors> {
  return checkForm(schema, form);
}
