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
import { withBackendErrors } from './errors.ts';
import { sendPasswordResetTo, sendVerificationTo } from './mails.ts';

const MODES: Readonly<Record<string, ActionMode>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

export function firebaseMailedActions(context: Context): MailedActions {
  const { auth, member, origin } = context;

  /** What a code is for, and for which account. @throws `action-code-invalid` for a code mailed for something else */
  async function look(code: string, mode: ActionMode): Promise<ActionCodeInfo['data']> {
    const { operation, data } = await checkActionCode(auth, code);
    if (MODES[operation] !== mode) throw new BackendError('action-code-invalid');
    return data;
  }

  /** Ends this browser's session if its account has just changed hands. */
  async function endSessionOf(email: string | null | undefined): Promise<void> {
    if (email && auth.currentUser?.email === email) await signOut(auth);
  }

  return {
    sendVerification: (mail) =>
      withBackendErrors(async () => sendVerificationTo(await member.present(), auth, origin, mail)),

    requestPasswordReset: (email, mail) =>
      withBackendErrors(() => sendPasswordResetTo(email, auth, origin, mail)),

    readActionCode: (code) =>
      withBackendErrors(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const mode = MODES[operation];
        if (mode === undefined) throw new BackendError('action-code-invalid');
        return { mode, email: data.email ?? '' };
      }),

    verifyEmail: (code) =>
      withBackendErrors(async () => {
        await look(code, 'verifyEmail');
        await applyActionCode(auth, code);
        await refresh(context);
      }),

    resetPassword: (code, password) =>
      withBackendErrors(async () => {
        const { email } = await look(code, 'resetPassword');
        await confirmPasswordReset(auth, code, password);
        await endSessionOf(email);
      }),

    confirmEmailChange: (code) =>
      withBackendErrors(async () => {
        const { previousEmail } = await look(code, 'verifyAndChangeEmail');
        await applyActionCode(auth, code);
        await endSessionOf(previousEmail);
      }),

    recoverEmail: (code) =>
      withBackendErrors(async () => {
        const { email } = await look(code, 'recoverEmail');
        await applyActionCode(auth, code);
        await refresh(context);
        await endSessionOf(email);
      }),
  };
}

/**
 * Refreshes the token, so that this page and (by the token) all tabs see the new state. The person did not ask for it,
 * so a failure is ignored: the next page load asks again.
 */
async function refresh({ auth }: Context): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  await reload(user)
    .then(() => user.getIdToken(true))
    .catch(() => undefined);
}
