import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { type ActionCode, type ActionMode, BackendError, type MailLanguage } from '#backend/port/backend.ts';
import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts';
import {
  checkNewPassword,
  type NewPassword,
  type NewPasswordForm,
  type NewPasswordProblems,
} from '#domain/accounts/new-password.ts';
import { isSignedIn } from '#domain/accounts/session.ts';
import { ROUTES } from '#domain/routes.ts';
import { visible } from '#domain/text/typed-text.ts';
import { type Action, createAction } from '#stores/action.ts';
import { authLink } from '#stores/auth-link.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import { createForm, type Form, type ProblemOf } from '#stores/form.ts';
import { navigateReplace } from '#stores/navigate.ts';
import { $session } from '#stores/session.ts';

const MODES: readonly ActionMode[] = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'];

/** What the page knows of the link that it was opened by. */
type EmailLink =
  | { readonly state: 'reading' }
  | { readonly state: 'usable'; readonly action: ActionCode }
  /** Too old, used, not complete, or for now not to be asked about. */
  | { readonly state: 'failed'; readonly mode: ActionMode; readonly failure: Failure }
  /** A mode that this site has no page for. */
  | { readonly state: 'foreign' };

export type { ActionMode, MailLanguage };

export interface EmailLinkReader {
  readonly code: string;
  readonly $link: ReadableAtom<EmailLink>;
  /** Asks what the link would do. Does none of it. */
  readonly read: () => Promise<void>;
}

/** @param search the page's query; its names, `mode` and `oobCode`, are those of Firebase's mails */
export function createEmailLink(search: string): EmailLinkReader {
  const query = new URLSearchParams(search);
  const code = visible(query.get('oobCode') ?? '');
  const mode = MODES.find((known) => known === query.get('mode'));
  const $link = atom<EmailLink>({ state: 'reading' });

  return {
    code,
    $link,
    async read() {
      if (mode === undefined) return $link.set({ state: 'foreign' });
      $link.set({ state: 'reading' });
      try {
        const action = await (await backend()).readActionCode(code);
        // A link whose two halves disagree was not made by us.
        if (action.mode !== mode) throw new BackendError('action-code-invalid');
        $link.set({ state: 'usable', action });
      } catch (thrown) {
        $link.set({ state: 'failed', mode, failure: asFailure(thrown) });
      }
    },
  };
}

/** Whether a failure lies in the link itself, so that only another one helps. */
export const isLinkSpent = ({ code }: Failure): boolean => code.startsWith('action-code-');

/** Verifies the address that `code` was mailed to. Signed out, the way on is to log in, and then the profile asks for the upline. */
export const createVerification = (code: string): Action<[]> =>
  createAction(async () => {
    await (await backend()).verifyEmail(code);
    if (!isSignedIn($session.get())) navigateReplace(authLink('logIn', TO_PROFILE, 'verified'));
  });

const TO_PROFILE = `?next=${ROUTES.profile.path}`;

/** Gives the account the address that `code` was mailed to. Ends its session. */
export const createEmailChangeConfirmation = (code: string): Action<[]> =>
  createAction(async () => (await backend()).confirmEmailChange(code));

/** Gives the account its former address back, for its owner to have the password changed next. Ends its session. */
export const createEmailRecovery = (code: string): Action<[]> =>
  createAction(async () => (await backend()).recoverEmail(code));

/** Has a link for a new password sent to the address, as the forgotten-password page does. */
export const createResetMail = (email: string, language: MailLanguage): Action<[]> =>
  createAction(async () => (await backend()).requestPasswordReset(email, { language }));

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
      navigateReplace(authLink('logIn', '', 'password-changed'));
    },
  });
