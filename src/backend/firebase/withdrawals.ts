import { BackendError, settlementRefusal, type Withdrawals } from '#backend/port/backend.ts';
import { SLOTS } from '#domain/limits.ts';
import {
  OPEN_STATUSES,
  whenCancelled,
  type Withdrawal,
  type WithdrawalRequest,
} from '#domain/withdrawals/withdrawal.ts';
import { toWithdrawal } from '#firestore/decode.ts';
import type { WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import type { Condition, Found, FirestoreClient } from './firestore.ts';
import { watchBoth, type Watching } from './keep-watching.ts';
import { watchOwnLatest } from './latest.ts';
import { freeSlot, takeSlot } from './slots.ts';
import { isRefusedBySettlement, deleteRefusedRequest, untilSettled } from './wait-for-settlement.ts';
import { watchOwn } from './watch-own.ts';
import { unlessBeingDecided } from './denied.ts';

export function firebaseWithdrawals(context: Context): Withdrawals {
  const { openFirestore, member } = context;

  return {
    watchWithdrawals: (most, onLatest, onError) =>
      watchOwnLatest<WithdrawalDocument, Withdrawal>(
        context,
        (uid) => ({ path: paths.withdrawals(uid), order: ['createdAt', 'desc'], toItem: toWithdrawal }),
        most,
        onLatest,
        onError,
      ),

    watchWithdrawal: (id, onWithdrawal, onError) =>
      watchOwn<WithdrawalDocument | null>(
        context,
        (firestore, uid, ...listeners) => firestore.watchDocument(paths.withdrawal(uid, id), ...listeners),
        (document) => onWithdrawal(document && toWithdrawal(id, document)),
        onError,
      ),

    watchOpenWithdrawals: (onWithdrawals, onError) =>
      watchOwn<readonly Found<WithdrawalDocument>[]>(
        context,
        (firestore, uid, onValue, onFailure) => {
          const those =
            (...where: Condition<WithdrawalDocument>[]): Watching<readonly Found<WithdrawalDocument>[]> =>
            (...listeners) =>
              firestore.watchCollection(paths.withdrawals(uid), ['createdAt', 'asc'], ...listeners, {
                where,
                most: SLOTS.withdrawals,
              });
          return watchBoth(
            those(['status', 'in', OPEN_STATUSES]),
            those(['status', '==', 'paid'], ['payout', '==', null]),
            (undecided, unsent) => onValue([...undecided, ...unsent]),
            onFailure,
          );
        },
        (found) =>
          onWithdrawals(
            found
              .map(({ id, data }) => toWithdrawal(id, data))
              .sort((one, other) => other.createdAt - one.createdAt),
          ),
        onError,
      ),

    async requestWithdrawal(request) {
      const { uid } = await member.present();
      const path = paths.withdrawal(uid, request.id);
      const firestore = await openFirestore();
      await deleteRefusedRequest(firestore, path);
      await ask(firestore, uid, request);
      const answered = await untilSettled<WithdrawalDocument>(
        context,
        path,
        ({ status }) => status !== 'requested',
      );
      if (answered && isRefusedBySettlement(answered)) {
        await deleteRefusedRequest(firestore, path);
        throw settlementRefusal(answered.refusal);
      }
    },

    async cancelWithdrawal(id) {
      const { uid } = await member.present();
      const path = paths.withdrawal(uid, id);
      const firestore = await openFirestore();
      // Wait for the confirmation before reporting anything as recorded.
      const asked = await unlessBeingDecided(() =>
        firestore.transact(async (documents) => {
          const present = await documents.get<WithdrawalDocument>(path);
          if (present === null) throw new BackendError('not-found');
          const status = whenCancelled(present.status);
          if (status === null) throw new BackendError('already-decided');
          if (status === 'cancelled' && present.status === 'requested') {
            documents.update(path, { status, refusal: 'cancelled', decidedAt: firestore.now() });
          }
          if (status === 'cancelling' && present.status === 'held') documents.update(path, { status });
          return status;
        }),
      );
      if (asked === 'cancelled') return;
      const ended = await untilSettled<WithdrawalDocument>(
        context,
        path,
        ({ status }) => status !== 'held' && status !== 'cancelling',
      );
      if (ended === null) throw new BackendError('settlement-pending');
      if (ended.status !== 'cancelled') throw new BackendError('already-decided');
    },
  };
}

function ask(
  firestore: FirestoreClient,
  uid: string,
  { id, amount, details }: WithdrawalRequest,
): Promise<void> {
  const path = paths.withdrawal(uid, id);
  return firestore.transact(async (documents) => {
    if ((await documents.get(path)) !== null) return;
    const slot = await freeSlot(documents, uid, 'withdrawals');
    takeSlot(documents, firestore, uid, { of: 'withdrawals', slot, id });
    documents.set(path, {
      amount,
      details,
      status: 'requested',
      refusal: null,
      createdAt: firestore.now(),
      decidedAt: null,
      note: null,
      slot,
    });
  });
}
