import type { Context } from '#backend/local/context.ts';
import { type Operations, QUEUE_SHOWN } from '#backend/port/backend.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import { isBeingPaid } from '#domain/withdrawals/withdrawal.ts';
import { operatorOf, partyOf } from './access.ts';
import { localDecisions } from './decisions.ts';
import { localThreads } from './threads.ts';

/** What operators see and do. */
export function localOperations(context: Context): Operations {
  const operator = operatorOf(context.member);

  return {
    watchDepositQueue(onQueue, onError) {
      return operator.watch(
        ['deposits', 'accounts'],
        async (transaction) => {
          const byStatus = transaction.objectStore('deposits').index('status');
          const waiting = await byStatus.getAll(allOfStatus('pending'), QUEUE_SHOWN);
          return Promise.all(
            waiting.map(async ({ uid, value }) => ({
              member: await partyOf(transaction, uid),
              deposit: value,
            })),
          );
        },
        onQueue,
        onError,
      );
    },

    watchWithdrawalQueue(onQueue, onError) {
      return operator.watch(
        ['withdrawals', 'accounts'],
        async (transaction) => {
          const byStatus = transaction.objectStore('withdrawals').index('status');
          const waiting = await byStatus.getAll(allOfStatus('held'), QUEUE_SHOWN);
          return Promise.all(
            waiting.map(async ({ uid, value }) => ({
              member: await partyOf(transaction, uid),
              withdrawal: value,
              approvedBy: value.approval ? await partyOf(transaction, value.approval.operator) : null,
            })),
          );
        },
        onQueue,
        onError,
      );
    },

    watchPayouts(onPayouts, onError) {
      return operator.watch(
        ['withdrawals', 'accounts'],
        async (transaction) => {
          const byStatus = transaction.objectStore('withdrawals').index('status');
          const paid = await byStatus.getAll(allOfStatus('paid'));
          return Promise.all(
            paid
              .filter(({ value }) => isBeingPaid(value))
              .slice(0, QUEUE_SHOWN)
              .map(async ({ uid, value }) => ({
                member: await partyOf(transaction, uid),
                withdrawal: value,
              })),
          );
        },
        onPayouts,
        onError,
      );
    },

    async readProofOf(uid, depositId) {
      const record = await operator.read(['proofs'], (transaction) =>
        transaction.objectStore('proofs').get([uid, depositId]),
      );
      return record?.proof ?? null;
    },

    watchTotals(onTotals, onError) {
      return operator.watch(
        ['postings'],
        async (transaction) => {
          const records = await transaction.objectStore('postings').getAll();
          return programmeTotals(records.map(({ posting }) => posting));
        },
        onTotals,
        onError,
      );
    },

    watchSettlement: (onSettlement, onError) =>
      operator.watch([], async () => ({ kind: 'browser' }) as const, onSettlement, onError),

    // A request that cannot be settled is refused at once, and leaves nothing behind that could hold up another.
    watchSetAside: (onSetAside, onError) => operator.watch([], async () => [], onSetAside, onError),

    ...localDecisions(context, operator),
    ...localThreads(context, operator),
  };
}

/** In the order of creation. Every deposit is due the same time after that. */
const allOfStatus = (status: string): IDBKeyRange => IDBKeyRange.bound([status], [status, []]);
