import type { Withdrawals } from '#backend/port/backend.ts';
import { isBeingPaid, isOpen } from '#domain/withdrawals/withdrawal.ts';
import type { Context } from './context.ts';
import { everythingOf } from './database.ts';
import { newestIn, watchOwnLatest } from './latest.ts';

export function localWithdrawals({
  member,
}: Context): Pick<Withdrawals, 'watchWithdrawals' | 'watchWithdrawal' | 'watchOpenWithdrawals'> {
  return {
    watchWithdrawals: (most, onLatest, onError) =>
      watchOwnLatest(
        member,
        ['withdrawals'],
        (transaction, uid, ...page) => {
          const byAge = transaction.objectStore('withdrawals').index('age');
          return newestIn(byAge, everythingOf(uid), { toItem: ({ value }) => value }, ...page);
        },
        most,
        onLatest,
        onError,
      ),

    watchWithdrawal: (id, onWithdrawal, onError) =>
      member.watch(
        ['withdrawals'],
        async (transaction, uid) =>
          (await transaction.objectStore('withdrawals').get([uid, id]))?.value ?? null,
        onWithdrawal,
        onError,
      ),

    watchOpenWithdrawals: (onWithdrawals, onError) =>
      member.watch(
        ['withdrawals'],
        async (transaction, uid) => {
          const byAge = transaction.objectStore('withdrawals').index('age');
          const own = await byAge.getAll(everythingOf(uid));
          return own
            .map(({ value }) => value)
            .filter((each) => isOpen(each) || isBeingPaid(each))
            .toReversed();
        },
        onWithdrawals,
        onError,
      ),
  };
}
