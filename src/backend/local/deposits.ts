import { BackendError, type Deposits } from '#backend/port/backend.ts';
import { canDelete, newDeposit } from '#domain/deposits/deposit.ts';
import { SLOTS } from '#domain/limits.ts';
import type { Context } from './context.ts';
import { everythingOf } from './database.ts';

export function localDeposits({ member, now }: Context): Deposits {
  return {
    watchDeposits(onDeposits, onError) {
      return member.watch(
        ['deposits'],
        async (transaction, uid) => {
          const byAge = transaction.objectStore('deposits').index('age');
          return (await byAge.getAll(everythingOf(uid))).map(({ value }) => value).toReversed();
        },
        onDeposits,
        onError,
      );
    },

    async requestDeposit(request) {
      await member.write({ writes: ['deposits'] }, async (transaction, uid) => {
        const deposits = transaction.objectStore('deposits');
        if (await deposits.getKey([uid, request.id])) return;
        const own = await deposits.index('age').getAll(everythingOf(uid));
        const pending = own.filter(({ value }) => value.status === 'pending');
        if (pending.length >= SLOTS.deposits) throw new BackendError('deposits-full');
        await deposits.add({ uid, value: newDeposit(request, now()) });
      });
    },

    async deleteDeposit(id) {
      await member.write({ writes: ['deposits', 'proofs'] }, async (transaction, uid) => {
        const deposits = transaction.objectStore('deposits');
        const record = await deposits.get([uid, id]);
        if (record && !canDelete(record.value)) throw new BackendError('already-decided');
        await deposits.delete([uid, id]);
        await transaction.objectStore('proofs').delete([uid, id]);
      });
    },
  };
}
