import { BackendError, type Withdrawals } from '#backend/port/backend.ts';
import { SLOTS, slotState } from '#domain/limits.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import type { Instant } from '#domain/time.ts';
import { isBeingPaid, isOpen } from '#domain/withdrawals/withdrawal.ts';
import type { Context } from './context.ts';
import { everythingOf, SETTLED, type StoreName, type Transaction } from './database.ts';
import { newestIn, watchOwnLatest } from './latest.ts';
import { settling } from './settling.ts';

export function localWithdrawals(context: Context): Withdrawals {
  const { member, now } = context;

  function settleOwn(requestOf: (uid: string) => SettlementRequest): Promise<void> {
    const scope = { writes: [...SETTLED, 'withdrawals'], reads: ['accounts', 'deposits'] } as const;
    return settling(context, ({ settleIn }) =>
      member.write(scope, async (transaction, uid) => {
        const request = requestOf(uid);
        if (request.kind === 'requestWithdrawal') await assertRoom(transaction, request, now());
        await settleIn(transaction, request, now());
      }),
    );
  }

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

    requestWithdrawal(request) {
      return settleOwn((uid) => ({ ...request, kind: 'requestWithdrawal', uid }));
    },

    cancelWithdrawal(id) {
      // A withdrawal is cancelled only once, so its id also serves as the id of the cancellation.
      return settleOwn((uid) => ({ kind: 'cancelWithdrawal', id, uid, withdrawalId: id }));
    },
  };
}

/** @throws `withdrawals-full`, `daily-limit` */
async function assertRoom<Name extends StoreName>(
  transaction: Transaction<Name | 'withdrawals', 'readwrite'>,
  { uid, id }: Extract<SettlementRequest, { kind: 'requestWithdrawal' }>,
  now: Instant,
): Promise<void> {
  const own = await transaction.objectStore('withdrawals').getAll(everythingOf(uid));
  if (own.some(({ value }) => value.id === id)) return;
  const states = own.map(({ value }) => slotState('withdrawals', value, value.createdAt, now));
  if (states.filter((state) => state !== 'free').length < SLOTS.withdrawals) return;
  throw new BackendError(states.includes('resting') ? 'daily-limit' : 'withdrawals-full');
}
