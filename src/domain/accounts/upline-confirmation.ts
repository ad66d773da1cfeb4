import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import type { Account } from './account.ts';
import { uplineOf, type UplineProblem } from './username.ts';

/** A member's upline, as typed; once checked, the programme if nothing was typed. */
export interface UplineForm {
  readonly upline: string;
}

export type UplineFormErrors = Partial<{ readonly upline: UplineProblem }>;

/** Whether the upline exists, only the backend knows. */
export const checkUpline = (
  form: UplineForm,
  member: Pick<Account, 'username'>,
): ValidationResult<UplineForm, UplineFormErrors> => checkForm(v.object({ upline: uplineOf(member) }), form);

/** Whether to ask the owner of the address for the upline: someone else may have registered it. */
export const isUplineOpen = ({ verified, uplineConfirmed }: Account): boolean => verified && !uplineConfirmed;
