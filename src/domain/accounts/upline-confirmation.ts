import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import type { Account } from './account.ts';
import { uplineOf, type UplineProblem } from './username.ts';

/** Whose partner somebody is, as typed; once checked, the programme where nothing was. */
export interface UplineForm {
  readonly upline: string;
}

export type UplineFormErrors = Partial<{ readonly upline: UplineProblem }>;

/** Whether the upline exists, only the backend knows. */
export const checkUpline = (
  form: UplineForm,
  member: Pick<Account, 'username'>,
): ValidationResult<UplineForm, UplineFormErrors> => checkForm(v.object({ upline: uplineOf(member) }), form);

/** Whether the owner of the address is to be asked whose partner they are: somebody else may have registered it. */
export const isUplineOpen = ({ verified, uplineConfirmed }: Account): boolean => verified && !uplineConfirmed;
