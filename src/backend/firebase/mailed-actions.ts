import {
  type ActionCodeInfo,
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
  signOut,
} from 'firebase/auth';
import { type ActionMode, BackendError, type MailedActions } from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { sendPasswordResetTo, sendVerificationTo } from './mails.ts';

const MODES: Readonly<Record<string, ActionMode>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

export function firebaseMailedActions(context: Context): MailedActions {
  const { auth, member, origin } = context;

  /**
   * Finds out what a code does, and for which account.
   * @throws `action-code-invalid` for a code mailed for something else
   */
  async function look(code: string, mode: ActionMode): Promise<ActionCodeInfo['data']> {
    const { operation, data } = await checkActionCode(auth, code);
    if (MODES[operation] !== mode) throw new BackendError('action-code-invalid');
    return data;
  }

  /** Signs this browser out if the account with this address is signed in. */
  async function endSessionOf(email: string | null | undefined): Promise<void> {
    if (email && auth.currentUser?.email === email) await signOut(auth);
  }

  return {
    sendVerification: async (mail) => sendVerificationTo(await member.present(), auth, origin, mail),

    requestPasswordReset: async (email, mail) => sendPasswordResetTo(email, auth, origin, mail),

    async readActionCode(code) {
      const { operation, data } = await checkActionCode(auth, code);
      const mode = MODES[operation];
      if (mode === undefined) throw new BackendError('action-code-invalid');
      return { mode, email: data.email ?? '' };
    },

    async verifyEmail(code) {
      await look(code, 'verifyEmail');
      await applyActionCode(auth, code);
      await refresh(context);
    },

    async resetPassword(code, password) {
      const { email } = await look(code, 'resetPassword');
      await confirmPasswordReset(auth, code, password);
      await endSessionOf(email);
    },

    async confirmEmailChange(code) {
      const { previousEmail } = await look(code, 'verifyAndChangeEmail');
      await applyActionCode(auth, code);
      await endSessionOf(previousEmail);
    },

    async recoverEmail(code) {
      const { email } = await look(code, 'recoverEmail');
      await applyActionCode(auth, code);
      await refresh(context);
      await endSessionOf(email);
    },
  };
}

/**
 * Refreshes the token, so that this page and all tabs see the new state. The person did not ask for it, so this
 * ignores a failure: the next page load asks again.
 */
async function refresh({ auth }: Context): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  await reload(user)
    .then(() => user.getIdToken(true))
    .catch(() => undefined);
}
