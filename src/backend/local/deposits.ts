import { BackendError, type Deposits, type Proofs, wrongFile } from '#backend/port/backend.ts';
import { canDelete, type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import { SLOTS } from '#domain/limits.ts';
import { proofHash, proofProblem } from '#domain/deposits/proof.ts';
import { accountOf, assertActive } from './accounts.ts';
import type { Context } from './context.ts';
import { everythingOf, type Owned } from './database.ts';
import { newestIn, watchOwnLatest } from './latest.ts';

const isPending = ({ status }: Deposit): boolean => status === 'pending';

export function localDeposits({ member, now }: Context): Deposits {
  return {
    watchDeposits: (most, onLatest, onError) =>
      watchOwnLatest(
        member,
        ['deposits'],
        (transaction, uid, ...page) => {
          const byAge = transaction.objectStore('deposits').index('age');
          return newestIn(byAge, everythingOf(uid), { toItem: ({ value }) => value }, ...page);
        },
        most,
        onLatest,
        onError,
      ),

    watchDeposit: (id, onDeposit, onError) =>
      member.watch(
        ['deposits'],
        async (transaction, uid) => (await transaction.objectStore('deposits').get([uid, id]))?.value ?? null,
        onDeposit,
        onError,
      ),

    watchPendingDeposits: (onDeposits, onError) =>
      member.watch(
        ['deposits'],
        async (transaction, uid) => {
          const byAge = transaction.objectStore('deposits').index('age');
          const pendingOnly = { toItem: ({ value }: Owned<Deposit>) => (isPending(value) ? value : null) };
          return (await newestIn(byAge, everythingOf(uid), pendingOnly, SLOTS.deposits)).items;
        },
        onDeposits,
        onError,
      ),

    async submitDeposit(declaration) {
      await member.write({ writes: ['deposits'], reads: ['accounts'] }, async (transaction, uid) => {
        const deposits = transaction.objectStore('deposits');
        if (await deposits.getKey([uid, declaration.id])) return;
        assertActive(await accountOf(transaction, uid));
        const own = await deposits.index('age').getAll(everythingOf(uid));
        const pending = own.filter(({ value }) => isPending(value));
        if (pending.length >= SLOTS.deposits) throw new BackendError('deposits-full');
        await deposits.add({ uid, value: newDeposit(declaration, now()) });
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

export function localProofs({ member, now }: Context): Proofs {
  return {
    async putProof(depositId, proof) {
      const problem = proofProblem(proof);
      if (problem) throw wrongFile(problem);
      await member.write({ writes: ['deposits', 'proofs'] }, async (transaction, uid) => {
        const deposits = transaction.objectStore('deposits');
        const deposit = (await deposits.get([uid, depositId]))?.value;
        if (deposit === undefined) throw new BackendError('not-found');
        if (deposit.status !== 'pending') throw new BackendError('already-decided');
        const proofs = transaction.objectStore('proofs');
        const isNew = (await proofs.getKey([uid, depositId])) === undefined;
        if (isNew && (await proofs.count(everythingOf(uid))) >= SLOTS.proofs) {
          throw new BackendError('proofs-full');
        }
        await proofs.put({ uid, depositId, proof });
        await deposits.put({ uid, value: { ...deposit, proofAt: now(), proofHash: proofHash(proof) } });
      });
    },

    async readProof(depositId) {
      const record = await member.read(['proofs'], (transaction, uid) =>
        transaction.objectStore('proofs').get([uid, depositId]),
      );
      return record?.proof ?? null;
    },
  };
}
