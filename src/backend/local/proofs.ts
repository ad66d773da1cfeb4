import { BackendError, type Proofs, wrongFile } from '#backend/port/backend.ts';
import { proofProblem } from '#domain/deposits/proof.ts';
import { SLOTS } from '#domain/limits.ts';
import type { Context } from './context.ts';
import { everythingOf } from './database.ts';

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
        await deposits.put({ uid, value: { ...deposit, proofAt: now() } });
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
