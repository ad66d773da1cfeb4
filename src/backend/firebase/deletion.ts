import { deleteUser, signOut } from 'firebase/auth';
import {
  BackendError,
  type BackendErrorCode,
  type Credentials,
  type Withdrawals,
} from '#backend/port/backend.ts';
import { assertRecent, type Context } from './context.ts';
import { serviceCode, toBackendError } from './errors.ts';
import { retryOnPermissionDenied } from './denied.ts';

export function firebaseDeletion(
  { auth, member, openFirestoreLite, accountHint }: Context,
  { cancelWithdrawal }: Pick<Withdrawals, 'cancelWithdrawal'>,
): Pick<Credentials, 'deleteAccount' | 'keepAccount'> {
  /** The deletion removes nothing before this succeeds, so a member who leaves half-way can ask again. */
  async function endWithdrawals(uid: string): Promise<void> {
    const { openWithdrawals } = await openFirestoreLite();
    await assertAllSent(uid);
    const open = await openWithdrawals(uid);
    const failures = await Promise.all(open.map((id) => failureOf(cancelWithdrawal(id))));
    // An operator decided first. The money stays held until the settler has carried out the decision.
    const decided = open.filter((_, nth) => failures[nth]?.code === 'already-decided');
    if (decided.length > 0) {
      const held = await openWithdrawals(uid);
      if (decided.some((id) => held.includes(id))) throw new BackendError('withdrawals-open');
    }
    const failure = failures.find((each) => each !== null && !ENDED.includes(each.code));
    if (failure?.code === 'settlement-pending') throw new BackendError('withdrawals-open');
    if (failure) throw failure;
    // The settler may have paid by now what an operator decided first.
    await assertAllSent(uid);
  }

  async function assertAllSent(uid: string): Promise<void> {
    const { hasUnsentPayout } = await openFirestoreLite();
    if (await hasUnsentPayout(uid)) throw new BackendError('withdrawals-open');
  }

  return {
    async deleteAccount() {
      const user = await member.present();
      if (!user.isAnonymous) await assertRecent(user);
      const { erase, setErasureAsked } = await openFirestoreLite();
      // The rules deny the removal if another tab has requested a withdrawal in the meantime.
      await retryOnPermissionDenied(async () => {
        await endWithdrawals(user.uid);
        // Forget the hint before the account goes: if the page closes half-way, no hint must stay.
        accountHint.forget();
        await erase(user.uid);
      }).catch(async (thrown: unknown) => {
        if (thrown instanceof BackendError && thrown.code === 'withdrawals-open') {
          await setErasureAsked(user.uid, true);
        }
        // The rules use the server's clock, and the sign-in may have become too old in the meantime.
        const isStale = !user.isAnonymous && serviceCode(thrown) === 'permission-denied';
        throw isStale ? new BackendError('reauthentication-needed', thrown) : thrown;
      });
      // If this fails, or the settler has done it already, the tombstone still makes the settler remove the
      // sign-in.
      await deleteUser(user).catch(() => signOut(auth));
    },

    async keepAccount() {
      const { uid } = await member.present();
      await (await openFirestoreLite()).setErasureAsked(uid, false);
    },
  };
}

/** These refusals mean that the withdrawal has ended in another way: it was paid, or it no longer exists. */
const ENDED: readonly BackendErrorCode[] = ['already-decided', 'not-found'];

const failureOf = (asked: Promise<void>): Promise<BackendError | null> =>
  asked.then(() => null, toBackendError);
