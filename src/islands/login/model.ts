import { computed } from 'nanostores';
import { backend } from '#backend/index.ts';
import { checkLogIn, type Credentials, type LogInErrors } from '#domain/accounts/login.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { guestSignIn } from '#stores/guest-sign-in.ts';
import { $departure } from '#stores/navigate.ts';
import { askingForSecondFactor } from '#stores/second-factor.ts';
import { $sessionFailure } from '#stores/session.ts';

/** The route guard redirects the signed-in person, in this tab and in all others. */
export const createLogIn = (): Form<keyof Credentials, FieldErrorOf<LogInErrors>> =>
  createForm<keyof Credentials, FieldErrorOf<LogInErrors>, Credentials>({
    initial: { email: '', password: '' },
    check: checkLogIn,
    async send({ email, password }) {
      await askingForSecondFactor(async () => (await backend()).logIn(email, password));
    },
  });

/**
 * Shows the form that `components/early-press.js` has hidden, once something keeps the guest account from opening.
 *
 * @returns how to stop waiting for that
 */
export const showFormUnlessEntering = (): (() => void) =>
  computed(
    [guestSignIn.$progress, $sessionFailure, $departure],
    ({ state }, failure, departure) => state === 'failed' || failure !== null || departure !== null,
  ).subscribe((isKept) => {
    if (isKept) delete document.documentElement.dataset['entering'];
  });
