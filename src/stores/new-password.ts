import { backend } from '../backend/index.ts';
import { COMMON_PASSWORDS } from '../domain/common-passwords.ts';
import {
  checkNewPassword,
  type NewPassword,
  type NewPasswordForm,
  type NewPasswordProblems,
} from '../domain/new-password.ts';
import { createForm, type Form, type ProblemOf } from './form.ts';
import { leaveFor } from './leave.ts';
import { wayTo } from './way.ts';

type NewPasswordField = keyof NewPasswordForm;
type NewPasswordProblem = ProblemOf<NewPasswordProblems>;

/** The password of whoever was mailed `code`. It ends the account's session, so the way on is the log-in page. */
export const createPasswordReset = (
  code: string,
  email: string,
): Form<NewPasswordField, NewPasswordProblem> =>
  createForm<NewPasswordField, NewPasswordProblem, NewPassword>({
    initial: { password: '', confirmPassword: '' },
    check: (values) => checkNewPassword(values, { email }, COMMON_PASSWORDS),
    async send({ password }) {
      await (await backend()).resetPassword(code, password);
      leaveFor(wayTo('logIn', '', 'password-changed'));
    },
  });
