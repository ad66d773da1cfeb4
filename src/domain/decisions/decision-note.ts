import * as v from 'valibot';
import {
  checkForm,
  optionalLines,
  requiredLines,
  type TextProblem,
  type ValidationResult,
} from '#domain/validation.ts';

/** In characters (code points): an operator's words to the member about a decision. */
export const LONGEST_NOTE = 500;

export interface NoteForm {
  readonly note: string;
}

export type NoteProblem = TextProblem;
export type NoteErrors = Partial<Record<keyof NoteForm, NoteProblem>>;

const optional = v.object({
  note: v.pipe(
    optionalLines(LONGEST_NOTE),
    v.transform((note) => note || null),
  ),
});
const required = v.object({ note: requiredLines(LONGEST_NOTE) });

/** The note of a decision, or null. @param isNeeded a refusal needs one, and a credit without a proof */
export function checkNote(
  isNeeded: boolean,
  form: NoteForm,
): ValidationResult<{ readonly note: string | null }, NoteErrors> {
  return isNeeded ? checkForm(required, form) : checkForm(optional, form);
}
