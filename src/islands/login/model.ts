import { backend } from '#backend/index.ts';
import { checkLogIn, type Credentials, type LogInErrors } from '#domain/accounts/login.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { askingForSecondFactor } from '#stores/second-factor.ts';

/** The route guard redirects the signed-in person, in this tab and in all others. */
export const createLogIn = (): Form<keyof Credentials, FieldErrorOf<LogInErrors>> =>
  createForm<keyof Credentials, FieldErrorOf<LogInErrors>, Credentials>({
    initial: { email: '', password: '' },
    check: checkLogIn,
    async send({ email, password }) {
      await askingForSecondFactor(async () => (await backend()).logIn(email, password));
    },
  });
