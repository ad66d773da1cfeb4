import { backend } from '#backend/index.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { checkUpline, type UplineForm, type UplineFormErrors } from '#domain/accounts/upline-confirmation.ts';
import { createForm, type Form, type FieldErrorOf } from './form.ts';

export type UplineConfirmationError = FieldErrorOf<UplineFormErrors> | 'upline-unknown';

/** Confirms the upline that an account has, or puts another one in its place. */
export const createUplineConfirmation = (
  member: Pick<Account, 'username' | 'upline'>,
): Form<keyof UplineForm, UplineConfirmationError> =>
  createForm<keyof UplineForm, UplineConfirmationError, UplineForm>({
    initial: { upline: member.upline === PROGRAMME_USERNAME ? '' : member.upline },
    check: (typed) => checkUpline(typed, member),
    async send({ upline }) {
      await (await backend()).confirmUpline(upline);
    },
    errorsOf: ({ code }) => (code === 'upline-unknown' ? { upline: code } : null),
  });
