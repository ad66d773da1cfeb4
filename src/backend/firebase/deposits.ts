import { BackendError, type Deposits, type Proofs, wrongFile } from '#backend/port/backend.ts';
import { canDelete, type Deposit } from '#domain/deposits/deposit.ts';
import { referenceBits } from '#domain/deposits/deposit-reference.ts';
import { SLOTS } from '#domain/limits.ts';
import { toDeposit, toPicture } from '#firestore/decode.ts';
import type { DepositDocument, ProofDocument, StoredBytes } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { proofHash, proofProblem } from '#domain/deposits/proof.ts';
import type { Context } from './context.ts';
import type { Found } from './firestore.ts';
import { watchOwnLatest } from './latest.ts';
import { freeSlot, takeSlot } from './slots.ts';
import { watchOwn } from './watch-own.ts';
import { PATIENCE_FOR_PICTURES } from './acknowledged.ts';
import { unlessBeingDecided, unlessSuspended } from './denied.ts';

export function firebaseDeposits(context: Context): Deposits {
  const { openFirestore, member } = context;

  return {
    watchDeposits: (most, onLatest, onError) =>
      watchOwnLatest<DepositDocument, Deposit>(
        context,
        (uid) => ({ path: paths.deposits(uid), order: ['createdAt', 'desc'], toItem: toDeposit }),
        most,
        onLatest,
        onError,
      ),

    watchDeposit: (id, onDeposit, onError) =>
      watchOwn<DepositDocument | null>(
        context,
        (firestore, uid, ...listeners) => firestore.watchDocument(paths.deposit(uid, id), ...listeners),
        (document) => onDeposit(document && toDeposit(id, document)),
        onError,
      ),

    watchPendingDeposits: (onDeposits, onError) =>
      watchOwn<readonly Found<DepositDocument>[]>(
        context,
        (firestore, uid, ...listeners) =>
          firestore.watchCollection(paths.deposits(uid), ['createdAt', 'asc'], ...listeners, {
            where: [['status', '==', 'pending']],
            most: SLOTS.deposits,
          }),
        (found) => onDeposits(found.map(({ id, data }) => toDeposit(id, data)).toReversed()),
        onError,
      ),

    async submitDeposit({ id, coin, network, package: chosen, amount, coinAmount, address }) {
      const { uid } = await member.present();
      const path = paths.deposit(uid, id);
      const firestore = await openFirestore();
      const submit = () =>
        firestore.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          const slot = await freeSlot(documents, uid, 'deposits');
          takeSlot(documents, firestore, uid, { of: 'deposits', slot, id });
          documents.set(path, {
            coin,
            network,
            package: chosen,
            amount,
            coinAmount,
            address,
            status: 'pending',
            proofAt: null,
            createdAt: firestore.now(),
            decidedAt: null,
            note: null,
            reference: referenceBits(id),
            slot,
          });
        });
      await unlessSuspended(firestore, uid, submit);
    },

    async deleteDeposit(id) {
      const { uid } = await member.present();
      const path = paths.deposit(uid, id);
      const firestore = await openFirestore();
      await unlessBeingDecided(() =>
        firestore.transact(async (documents) => {
          const deposit = await documents.get<DepositDocument>(path);
          if (deposit === null) return;
          if (!canDelete(toDeposit(id, deposit))) throw new BackendError('already-decided');
          documents.delete(path);
          if (deposit.proofAt !== null) documents.delete(paths.proof(uid, id));
        }),
      );
    },
  };
}

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
          documents.update(path, { proofAt: firestore.now(), proofHash: proofHash(proof) });
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
