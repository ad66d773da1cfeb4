import { BackendError, settlementRefusal, type Withdrawals } from '#backend/port/backend.ts';
import { whenCancelled, type WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';
import { toWithdrawal } from '#firestore/decode.ts';
import { paths, type WithdrawalDocument } from '#firestore/documents.ts';
import type { Context } from './context.ts';
import { translated } from './errors.ts';
import type { Found, FirestoreClient } from './firestore.ts';
import { unlessBeingDecided } from './unless-being-decided.ts';
import { isRefusedBySettlement, deleteRefusedRequest, untilSettled } from './wait-for-settlement.ts';
import { watchOwn } from './watch-own.ts';

export function firebaseWithdrawals(context: Context): Withdrawals {
  const { live, member } = context;

  return {
    watchWithdrawals(onWithdrawals, onError) {
      return watchOwn<readonly Found<WithdrawalDocument>[]>(
        context,
        (opened, uid, onValue, onFailure) =>
          opened.watchCollection<WithdrawalDocument>(
            paths.withdrawals(uid),
            ['createdAt', 'desc'],
            onValue,
            onFailure,
          ),
        (found) => onWithdrawals(found.map(({ id, data }) => toWithdrawal(id, data))),
        onError,
      );
    },

    requestWithdrawal: (request) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.withdrawal(uid, request.id);
        const opened = await live();
        await deleteRefusedRequest(opened, path);
        await ask(opened, path, request);
        const answered = await untilSettled<WithdrawalDocument>(
          opened,
          path,
          ({ status }) => status !== 'requested',
        );
        if (answered && isRefusedBySettlement(answered)) {
          await deleteRefusedRequest(opened, path);
          throw settlementRefusal(answered.refusal);
        }
      }),

    cancelWithdrawal: (id) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.withdrawal(uid, id);
        const opened = await live();
        // Report nothing as recorded before this is confirmed.
        const asked = await unlessBeingDecided(() =>
          opened.transact(async (documents) => {
            const present = await documents.get<WithdrawalDocument>(path);
            if (present === null) throw new BackendError('not-found');
            const status = whenCancelled(present.status);
            if (status === null) throw new BackendError('already-decided');
            if (status === 'cancelled' && present.status === 'requested') {
              documents.update(path, { status, refusal: 'cancelled', decidedAt: opened.now() });
            }
            if (status === 'cancelling' && present.status === 'held') documents.update(path, { status });
            return status;
          }),
        );
        if (asked === 'cancelled') return;
        const ended = await untilSettled<WithdrawalDocument>(
          opened,
          path,
          ({ status }) => status !== 'held' && status !== 'cancelling',
        );
        if (ended === null) throw new BackendError('settlement-pending');
        if (ended.status !== 'cancelled') throw new BackendError('already-decided');
      }),
  };
}

function ask(live: FirestoreClient, path: string, { amount, details }: WithdrawalRequest): Promise<void> {
  return live.transact(async (documents) => {
    if ((await documents.get(path)) !== null) return;
    documents.set(path, {
      amount,
      details,
      status: 'requested',
      refusal: null,
      createdAt: live.now(),
      decidedAt: null,
      note: null,
    });
  });
}
