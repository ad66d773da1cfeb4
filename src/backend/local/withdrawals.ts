import type { Withdrawals } from '#backend/port/backend.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import type { Context } from './context.ts';
import { everythingOf } from './database.ts';
import { settleIn, settling } from './settlement.ts';

export function localWithdrawals(context: Context): Withdrawals {
  const { member, now } = context;

  function settleOwn(requestOf: (uid: string) => SettlementRequest): Promise<void> {
    const scope = { writes: ['withdrawals', 'postings', 'settled'], reads: ['deposits'] } as const;
    return settling(context, () =>
      member.write(scope, async (transaction, uid) => {
        await settleIn(transaction, requestOf(uid), now());
      }),
    );
  }

  return {
    watchWithdrawals(onWithdrawals, onError) {
      return member.watch(
        ['withdrawals'],
        async (transaction, uid) => {
          const byAge = transaction.objectStore('withdrawals').index('age');
          return (await byAge.getAll(everythingOf(uid))).map(({ value }) => value).toReversed();
        },
        onWithdrawals,
        onError,
      );
    },

    requestWithdrawal(request) {
      return settleOwn((uid) => ({ ...request, kind: 'requestWithdrawal', uid }));
    },

    cancelWithdrawal(id) {
      // A withdrawal is cancelled once, so its id serves for both.
      return settleOwn((uid) => ({ kind: 'cancelWithdrawal', id, uid, withdrawalId: id }));
    },
  };
}
