import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { type ActionCode, type ActionMode, BackendError, type MailLanguage } from '#backend/port/backend.ts';
import {
  checkNewPassword,
  type NewPassword,
  type NewPasswordForm,
  type NewPasswordErrors,
} from '#domain/accounts/new-password.ts';
import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts';
import { isSignedIn } from '#domain/accounts/session.ts';
import { ROUTES } from '#domain/routes.ts';
import { visible } from '#domain/text/typed-text.ts';
import { mailLanguages } from '#i18n/locale.ts';
import { type Action, createAction } from '#stores/action.ts';
import { authLink } from '#stores/auth-link.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { navigateReplace } from '#stores/navigate.ts';
import { $session } from '#stores/session.ts';

const MODES: readonly ActionMode[] = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'];

/** The state of the link that opened the page. */
type EmailLink =
  | { readonly state: 'reading' }
  | { readonly state: 'usable'; readonly action: ActionCode }
  /** Expired, used, incomplete, or the service cannot be asked at the moment. */
  | { readonly state: 'failed'; readonly mode: ActionMode; readonly failure: Failure }
  /** This site has no page for the mode. */
  | { readonly state: 'foreign' };

export type { ActionMode, MailLanguage };

export interface EmailLinkReader {
  readonly code: string;
  readonly $link: ReadableAtom<EmailLink>;
  /** Asks the backend what the link does, without doing it. */
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
        // `mode` and code disagree: we did not make this link.
        if (action.mode !== mode) throw new BackendError('action-code-invalid');
        $link.set({ state: 'usable', action });
      } catch (thrown) {
        $link.set({ state: 'failed', mode, failure: asFailure(thrown) });
      }
    },
  };
}

/** Whether the link itself is at fault, so that only a new one helps. */
export const needsNewLink = ({ code }: Failure): boolean => code.startsWith('action-code-');

/**
 * Verifies the e-mail address that `code` was mailed to. If signed out, the next page is the log-in, and then the profile, which
 * asks for the upline.
 */
export const createVerification = (code: string): Action<[]> =>
  createAction(async () => {
    await (await backend()).verifyEmail(code);
    if (!isSignedIn($session.get())) navigateReplace(authLink('logIn', TO_PROFILE, 'verified'));
  });

const TO_PROFILE = `?next=${ROUTES.profile.path}`;

/** Makes the address that `code` was mailed to the account's own. Ends its session. */
export const createEmailChangeConfirmation = (code: string): Action<[]> =>
  createAction(async () => (await backend()).confirmEmailChange(code));

/** Restores the former e-mail address and ends the session. The owner is then offered a new password. */
export const createEmailRecovery = (code: string): Action<[]> =>
  createAction(async () => (await backend()).recoverEmail(code));

/**
 * Mails a password-reset link, as the forgotten-password page does, in the language of the mail that led here.
 *
 * @param search the page's query; the name `lang` is that of Firebase's mails
 */
export const createResetMail = (email: string, language: MailLanguage, search: string): Action<[]> =>
  createAction(async () => {
    const languages = mailLanguages(language, new URLSearchParams(search).get('lang'));
    await (await backend()).requestPasswordReset(email, { languages });
  });

type NewPasswordField = keyof NewPasswordForm;
type NewPasswordError = FieldErrorOf<NewPasswordErrors>;

/**
 * Sets a new password for the account that `code` was mailed to. This ends its session, so the next page is the
 * log-in.
 */
export const createPasswordReset = (code: string, email: string): Form<NewPasswordField, NewPasswordError> =>
  createForm<NewPasswordField, NewPasswordError, NewPassword>({
    initial: { password: '', confirmPassword: '' },
    check: async (values) => checkNewPassword(values, { email }, COMMON_PASSWORDS),
    async send({ password }) {
      await (await backend()).resetPassword(code, password);
      navigateReplace(authLink('logIn', '', 'password-changed'));
    },
  });
