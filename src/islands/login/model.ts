import { backend } from '#backend/index.ts';
import { BackendError } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { checkLogIn, type Credentials, type LogInErrors } from '#domain/accounts/login.ts';
import { foldUsername, isUsername } from '#domain/accounts/username.ts';
import { createAction } from '#stores/action.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { askingForSecondFactor } from '#stores/second-factor.ts';
import type { Referral } from '#stores/referral.ts';

/** The route guard redirects the signed-in person, in this tab and in all others. */
export const createLogIn = (): Form<keyof Credentials, FieldErrorOf<LogInErrors>> =>
  createForm<keyof Credentials, FieldErrorOf<LogInErrors>, Credentials>({
    initial: { email: '', password: '' },
    check: checkLogIn,
    async send({ email, password }) {
      await askingForSecondFactor(async () => (await backend()).logIn(email, password));
    },
  });

/** A guest's upline: the member of the referral link, or the programme. */
export function uplineOfGuest(referral: Referral): string {
  return referral.kind === 'username' ? foldUsername(referral.username) : PROGRAMME_USERNAME;
}

/** Signs in with a new guest account. The route guard then redirects. */
export const guestSignIn = createAction(async (upline: string) => {
  // A text that is no valid username names no member.
  if (!isUsername(upline)) throw new BackendError('upline-unknown');
  await (await backend()).signInAsGuest(upline);
});
