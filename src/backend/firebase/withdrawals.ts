import { BackendError, settlementRefusal, type Withdrawals } from '#backend/port/backend.ts';
import { whenCancelled, type WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';
import { toWithdrawal } from '#firestore/decode.ts';
import type { WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { translated } from './errors.ts';
import type { Found, FirestoreClient } from './firestore.ts';
import { joinQueue } from './lines.ts';
import { freeSlot, takeSlot } from './slots.ts';
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
        await ask(opened, uid, request);
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

function ask(live: FirestoreClient, uid: string, { id, amount, details }: WithdrawalRequest): Promise<void> {
  const path = paths.withdrawal(uid, id);
  return live.transact(async (documents) => {
    if ((await documents.get(path)) !== null) return;
    const slot = await freeSlot(documents, uid, 'withdrawals');
    const writeLine = await joinQueue(documents, live, uid, 'withdrawals', id);
    takeSlot(documents, live, uid, { of: 'withdrawals', slot, id });
    writeLine();
    documents.set(path, {
      amount,
      details,
      status: 'requested',
      refusal: null,
      createdAt: live.now(),
      decidedAt: null,
      note: null,
      slot,
    });
  });
}
