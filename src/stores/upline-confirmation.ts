import { backend } from '#backend/index.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import {
  checkUpline,
  type UplineForm,
  type UplineFormProblems,
} from '#domain/accounts/upline-confirmation.ts';
import { createForm, type Form, type ProblemOf } from './form.ts';

export type UplineConfirmationProblem = ProblemOf<UplineFormProblems> | 'upline-unknown';

/** Confirms the upline that an account has, or puts another one in its place. */
export const createUplineConfirmation = (
  member: Pick<Account, 'username' | 'upline'>,
): Form<keyof UplineForm, UplineConfirmationProblem> =>
  createForm<keyof UplineForm, UplineConfirmationProblem, UplineForm>({
    initial: { upline: member.upline === PROGRAMME_USERNAME ? '' : member.upline },
    check: (typed) => checkUpline(typed, member),
    async send({ upline }) {
      await (await backend()).confirmUpline(upline);
    },
    problemsOf: ({ code }) => (code === 'upline-unknown' ? { upline: code } : null),
  });
