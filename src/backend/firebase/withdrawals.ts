import type { WithdrawalRequest } from '../../domain/withdrawal.ts';
import { BackendError, settlementRefusal, type Withdrawals } from '../port.ts';
import type { Context } from './context.ts';
import { paths, type WithdrawalDocument } from './documents.ts';
import { translated } from './errors.ts';
import { toWithdrawal } from './from-documents.ts';
import type { Found, Live } from './live.ts';
import { isRefusedBySettlement, settled, takeBackRefused } from './settled.ts';
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
        await takeBackRefused(opened, path);
        await ask(opened, path, request);
        const answered = await settled<WithdrawalDocument>(
          opened,
          path,
          ({ status }) => status !== 'requested',
        );
        if (answered && isRefusedBySettlement(answered)) {
          await takeBackRefused(opened, path);
          throw settlementRefusal(answered.refusal);
        }
      }),

    cancelWithdrawal: (id) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.withdrawal(uid, id);
        const opened = await live();
        const held = await settled<WithdrawalDocument>(opened, path, ({ status }) => status !== 'requested');
        if (held === null) throw new BackendError('settlement-pending');
        await opened.transact(async (attempt) => {
          const present = await attempt.get<WithdrawalDocument>(path);
          if (present === null) throw new BackendError('not-found');
          if (present.status === 'held') attempt.update(path, { status: 'cancelling' });
        });
        const ended = await settled<WithdrawalDocument>(
          opened,
          path,
          ({ status }) => status !== 'held' && status !== 'cancelling',
        );
        if (ended === null) throw new BackendError('settlement-pending');
        if (ended.status !== 'cancelled') throw new BackendError('already-decided');
      }),
  };
}

function ask(live: Live, path: string, { amount, details }: WithdrawalRequest): Promise<void> {
  return live.transact(async (attempt) => {
    if ((await attempt.get(path)) !== null) return;
    attempt.set(path, {
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
