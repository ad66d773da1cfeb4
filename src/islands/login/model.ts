import { backend } from '#backend/index.ts';
import { BackendError } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { checkLogIn, type Credentials, type LogInProblems } from '#domain/accounts/login.ts';
import { foldUsername, isUsername } from '#domain/accounts/username.ts';
import { createAction } from '#stores/action.ts';
import { createForm, type Form, type ProblemOf } from '#stores/form.ts';
import { askingForSecondFactor } from '#stores/second-factor.ts';
import type { Referral } from '#stores/referral.ts';

/** Where it leads is the gate's business: it sends on whoever is signed in, in this tab and in all others. */
export const createLogIn = (): Form<keyof Credentials, ProblemOf<LogInProblems>> =>
  createForm<keyof Credentials, ProblemOf<LogInProblems>, Credentials>({
    initial: { email: '', password: '' },
    check: checkLogIn,
    async send({ email, password }) {
      await askingForSecondFactor(async () => (await backend()).logIn(email, password));
    },
  });

/** Whose partner a guest becomes: who sent the referral link that was opened, or the programme. */
export function uplineOfGuest(referral: Referral): string {
  return referral.kind === 'username' ? foldUsername(referral.username) : PROGRAMME_USERNAME;
}

/** Signs in with a new guest's account. Where it leads is the gate's business. */
export const guestSignIn = createAction(async (upline: string) => {
  // What cannot be a name is nobody's.
  if (!isUsername(upline)) throw new BackendError('upline-unknown');
  await (await backend()).signInAsGuest(upline);
});
