import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { readRecoveryCode } from './recovery-codes.ts';

/** What a person gives as the second factor. */
export type SecondFactorAnswer =
  | { readonly kind: 'code'; readonly code: string }
  /** In place of a code, where the device is lost. In the form of `makeRecoveryCodes`. */
  | { readonly kind: 'recovery'; readonly code: string };

export interface CodeForm {
  readonly code: string;
}

export type CodeErrors = Partial<{ readonly code: 'required' | 'not-six-digits' }>;

/** Apps show a code in two groups: "123 456". */
const codeForm = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    v.nonEmpty('required'),
    v.regex(/^[0-9]{6}$/, 'not-six-digits'),
  ),
});

export function checkCode(form: CodeForm): ValidationResult<CodeForm, CodeErrors> {
  return checkForm(codeForm, form);
}

export interface RecoveryForm {
  readonly recoveryCode: string;
}

export type RecoveryErrors = Partial<{ readonly recoveryCode: 'required' | 'malformed' }>;

const recoveryForm = v.object({
  recoveryCode: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.transform((typed) => readRecoveryCode(typed) ?? ''),
    v.nonEmpty('malformed'),
  ),
});

export function checkRecoveryCode(form: RecoveryForm): ValidationResult<RecoveryForm, RecoveryErrors> {
  return checkForm(recoveryForm, form);
}
