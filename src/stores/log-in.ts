import { backend } from '../backend/index.ts';
import { checkLogIn, type Credentials, type LogInProblems } from '../domain/log-in.ts';
import { createForm, type Form } from './form.ts';

type LogInProblem = NonNullable<LogInProblems[keyof LogInProblems]>;

/** Where it leads is the gate's business: it sends on whoever is signed in, in this tab and in all others. */
export const createLogIn = (): Form<keyof Credentials, LogInProblem> =>
  createForm<keyof Credentials, LogInProblem, Credentials>({
    initial: { email: '', password: '' },
    check: checkLogIn,
    async send({ email, password }) {
      await (await backend()).logIn(email, password);
    },
  });
