import * as v from 'valibot';
import { checkForm } from './check-form.ts';
import type { Checked } from './checked.ts';

export const LONGEST_REFERENCE = 120;

/**
 * Visible ASCII characters, with single spaces between them: what transaction ids and the references of banks are
 * written in (ISO 20022's Latin set is a part of it). It leaves out controls, marks of direction and look-alikes.
 * `firestore.rules` has the same expression.
 */
const VISIBLE = /^[!-~]+( [!-~]+)*$/;

export const isReference = (text: string): boolean => VISIBLE.test(text) && text.length <= LONGEST_REFERENCE;

export interface ReferenceForm {
  readonly reference: string;
}

export type ReferenceProblem = 'required' | 'too-long' | 'not-visible';
export type ReferenceProblems = Partial<Record<keyof ReferenceForm, ReferenceProblem>>;

const referenceForm = v.object({
  reference: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required' satisfies ReferenceProblem),
    v.maxLength(LONGEST_REFERENCE, 'too-long' satisfies ReferenceProblem),
    v.regex(VISIBLE, 'not-visible' satisfies ReferenceProblem),
  ),
});

/** The reference of what was sent. Space around it goes: people paste it. */
export const checkReference = (form: ReferenceForm): Checked<ReferenceForm, ReferenceProblems> =>
  checkForm(referenceForm, form);
