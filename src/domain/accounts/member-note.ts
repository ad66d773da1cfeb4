import * as v from 'valibot';
import type { UserRef } from '#domain/decisions/decision.ts';
import { plainText } from '#domain/text/typed-text.ts';
import type { Instant } from '#domain/time.ts';
import { checkForm, type ValidationResult } from '#domain/validation.ts';

/** What an operator tells the others about a member. It is only ever added, and goes with the account. */
export interface MemberNote {
  readonly id: string;
  readonly text: string;
  readonly operator: UserRef;
  readonly at: Instant;
}

/** In characters (code points). */
export const LONGEST_MEMBER_NOTE = 2000;

export interface MemberNoteForm {
  readonly text: string;
}

export type MemberNoteProblem = 'required' | 'too-long';

const form = v.object({
  text: v.pipe(
    v.string(),
    v.transform(plainText),
    v.nonEmpty('required' satisfies MemberNoteProblem),
    v.maxCodePoints(LONGEST_MEMBER_NOTE, 'too-long' satisfies MemberNoteProblem),
  ),
});

export const checkMemberNote = (
  typed: MemberNoteForm,
): ValidationResult<MemberNoteForm, Partial<Record<keyof MemberNoteForm, MemberNoteProblem>>> =>
  checkForm(form, typed);
