import type { Proof } from '#domain/deposits/proof.ts';
import { readOnce, type RemoteStore } from './remote-data.ts';

/** The present proof of the member's own deposit, or null. */
export const proofOf = (depositId: string): RemoteStore<Proof | null> =>
  readOnce((opened) => opened.readProof(depositId));

/** The present proof of a member's deposit for an operator, or null. */
export const proofOfMember = (uid: string, depositId: string): RemoteStore<Proof | null> =>
  readOnce((opened) => opened.readProofOf(uid, depositId));
