import { BackendError, type Proofs, wrongFile } from '#backend/port/backend.ts';
import { proofProblem } from '#domain/deposits/proof.ts';
import { toPicture } from '#firestore/decode.ts';
import type { DepositDocument, ProofDocument, StoredBytes } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { PATIENCE_FOR_PICTURES } from './acknowledged.ts';
import type { Context } from './context.ts';
import { freeSlot, takeSlot } from './slots.ts';
import { unlessBeingDecided } from './unless-being-decided.ts';

export function firebaseProofs({ openFirestore, member }: Context): Proofs {
  return {
    async putProof(depositId, proof) {
      const problem = proofProblem(proof);
      if (problem) throw wrongFile(problem);
      const { uid } = await member.present();
      const path = paths.deposit(uid, depositId);
      const firestore = await openFirestore();
      await unlessBeingDecided(() =>
        firestore.transact(async (documents) => {
          const deposit = await documents.get<DepositDocument>(path);
          if (deposit === null) throw new BackendError('not-found');
          if (deposit.status !== 'pending') throw new BackendError('already-decided');
          const proofPath = paths.proof(uid, depositId);
          const earlier = deposit.proofAt && (await documents.get<ProofDocument<StoredBytes>>(proofPath));
          const picture = { type: proof.type, image: firestore.bytes(proof.bytes), at: firestore.now() };
          if (earlier) {
            documents.set(proofPath, { ...picture, slot: earlier.slot });
          } else {
            const slot = await freeSlot(documents, uid, 'proofs');
            takeSlot(documents, firestore, uid, { of: 'proofs', slot, id: depositId });
            documents.set(proofPath, { ...picture, slot });
          }
          documents.update(path, { proofAt: firestore.now() });
        }, PATIENCE_FOR_PICTURES),
      );
    },

    async readProof(depositId) {
      const { uid } = await member.present();
      const path = paths.proof(uid, depositId);
      const document = await (await openFirestore()).read<ProofDocument<StoredBytes>>(path);
      return document && toPicture(document);
    },
  };
}
