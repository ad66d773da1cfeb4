import * as v from 'valibot';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { Instant } from '#domain/time.ts';
import { checkForm, requiredLines, type TextProblem, type ValidationResult } from '#domain/validation.ts';

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

export type MemberNoteProblem = TextProblem;

const form = v.object({ text: requiredLines(LONGEST_MEMBER_NOTE) });

export const checkMemberNote = (
  typed: MemberNoteForm,
): ValidationResult<MemberNoteForm, Partial<Record<keyof MemberNoteForm, MemberNoteProblem>>> =>
  checkForm(form, typed);
