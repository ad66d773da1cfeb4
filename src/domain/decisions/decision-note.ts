import * as v from 'valibot';
import { plainText } from '#domain/text/typed-text.ts';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import type { Answer } from './decision.ts';

/** In characters (code points): an operator's words to the member about a decision. */
export const LONGEST_NOTE = 500;

export interface NoteForm {
  readonly note: string;
}

export type NoteProblem = 'required' | 'too-long';
export type NoteErrors = Partial<Record<keyof NoteForm, NoteProblem>>;

const text = v.pipe(
  v.string(),
  v.transform(plainText),
  v.maxCodePoints(LONGEST_NOTE, 'too-long' satisfies NoteProblem),
);
const optional = v.object({
  note: v.pipe(
    text,
    v.transform((note) => note || null),
  ),
});
const required = v.object({ note: v.pipe(text, v.nonEmpty('required' satisfies NoteProblem)) });

/** The note of a decision, or null. A refusal needs one; an approval does not. */
export function checkNote(
  answer: Answer,
  form: NoteForm,
): ValidationResult<{ readonly note: string | null }, NoteErrors> {
  return answer === 'refuse' ? checkForm(required, form) : checkForm(optional, form);
}
