import { backend } from '../backend/index.ts';
import { checkLogIn, type Credentials, type LogInProblems } from '../domain/log-in.ts';
import { createForm, type Form, type ProblemOf } from './form.ts';

/** Where it leads is the gate's business: it sends on whoever is signed in, in this tab and in all others. */
export const createLogIn = (): Form<keyof Credentials, ProblemOf<LogInProblems>> =>
  createForm<keyof Credentials, ProblemOf<LogInProblems>, Credentials>({
    initial: { email: '', password: '' },
    check: checkLogIn,
    async send({ email, password }) {
      await (await backend()).logIn(email, password);
    },
  });
