import { deleteUser, signOut } from 'firebase/auth';
import {
  BackendError,
  type BackendErrorCode,
  type Credentials,
  type Withdrawals,
} from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { serviceCode, toBackendError, translated } from './errors.ts';
import { assertRecent } from './recent.ts';
import { retryOnPermissionDenied } from './retry-on-permission-denied.ts';

export function firebaseDeletion(
  { auth, member, once, accountHint }: Context,
  { cancelWithdrawal }: Pick<Withdrawals, 'cancelWithdrawal'>,
): Pick<Credentials, 'deleteAccount'> {
  /** Until this has gone through, nothing of the account is removed: whoever closes the page half-way can ask again. */
  async function endWithdrawals(uid: string): Promise<void> {
    const open = await (await once()).openWithdrawals(uid);
    const outcomes = await Promise.all(open.map((id) => outcomeOf(cancelWithdrawal(id))));
    const failure = outcomes.find((outcome) => outcome !== null && !ENDED.includes(outcome.code));
    if (failure?.code === 'settlement-pending') throw new BackendError('withdrawals-open');
    if (failure) throw failure;
  }

  return {
    deleteAccount: () =>
      translated(async () => {
        const user = await member.present();
        if (!user.isAnonymous) await assertRecent(user);
        // The rules deny the removal where another tab has asked for a withdrawal in between.
        await retryOnPermissionDenied(async () => {
          await endWithdrawals(user.uid);
          // Before the account goes: a page that is closed half-way must not leave the hint that there is one.
          accountHint.forget();
          await (await once()).erase(user.uid);
        }).catch((thrown: unknown) => {
          // The rules go by the server's clock, and the sign-in may have aged meanwhile.
          const isStale = !user.isAnonymous && serviceCode(thrown) === 'permission-denied';
          throw isStale ? new BackendError('reauthentication-needed', thrown) : thrown;
        });
        // Where this fails, or the settler was faster, the sign-in goes all the same: there is a tombstone.
        await deleteUser(user).catch(() => signOut(auth));
      }),
  };
}

/** With these a withdrawal has ended in another way: it was paid, or it is gone. */
const ENDED: readonly BackendErrorCode[] = ['already-decided', 'not-found'];

const outcomeOf = (asked: Promise<void>): Promise<BackendError | null> =>
  asked.then(() => null, toBackendError);
