import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { checkPassword, normalisePassword, type PasswordOwner, type PasswordProblem } from './password.ts';

/** The reset page's form, as typed. */
export interface NewPasswordForm {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface NewPassword {
  readonly password: string;
}

export type NewPasswordErrors = Partial<{
  readonly password: 'required' | PasswordProblem;
  readonly confirmPassword: 'required' | 'passwords-differ';
}>;

/**
 * The fields shared by every form that sets a password. Each is checked even if the other fails, so both errors show at
 * once.
 */
export const newPasswordFields = (
  form: NewPasswordForm,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
) => ({
  password: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkPassword(dataset.value, owner, common) : null;
      if (problem) addIssue({ message: problem });
    }),
    v.transform(normalisePassword),
  ),
  confirmPassword: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check(
      (confirmation) => normalisePassword(confirmation) === normalisePassword(form.password),
      'passwords-differ',
    ),
  ),
});

/**
 * @param owner the account's owner, as far as the page knows
 * @param common `COMMON_PASSWORDS`
 * @returns the password in the form that the identity service gets
 */
export function checkNewPassword(
  form: NewPasswordForm,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): ValidationResult<NewPassword, NewPasswordErrors> {
  const schema = v.pipe(
    v.object(newPasswordFields(form, owner, common)),
    v.transform(({ password }) => ({ password })),
  );
  return checkForm(schema, form);
}
