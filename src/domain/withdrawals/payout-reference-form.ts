import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { LONGEST_REFERENCE, VISIBLE } from './payout-reference.ts';

export interface ReferenceForm {
  readonly reference: string;
}

export type ReferenceProblem = 'required' | 'too-long' | 'not-visible';
export type ReferenceErrors = Partial<Record<keyof ReferenceForm, ReferenceProblem>>;

const referenceForm = v.object({
  reference: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required' satisfies ReferenceProblem),
    v.maxLength(LONGEST_REFERENCE, 'too-long' satisfies ReferenceProblem),
    v.regex(VISIBLE, 'not-visible' satisfies ReferenceProblem),
  ),
});

/** The reference of a payout that was sent, trimmed because people paste it. */
export const checkReference = (form: ReferenceForm): ValidationResult<ReferenceForm, ReferenceErrors> =>
  checkForm(referenceForm, form);
