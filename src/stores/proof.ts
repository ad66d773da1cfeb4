import { backend } from '#backend/index.ts';
import type { Backend } from '#backend/port/backend.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import { PROOF_PLAN } from '#domain/pictures/picture-plan.ts';
import { createPictureUpload, type PictureUpload } from './picture/upload.ts';
import { remote, type RemoteStore } from './remote-data.ts';

const uploads = new Map<string, PictureUpload>();

/** The upload of a deposit's proof. The chosen picture stays while the page is open, on every step. */
export function proofUpload(depositId: string): PictureUpload {
  const known = uploads.get(depositId);
  if (known) return known;
  const upload = createPictureUpload(PROOF_PLAN, async (proof) =>
    (await backend()).putProof(depositId, proof),
  );
  uploads.set(depositId, upload);
  return upload;
}

const readOnce = <Value>(read: (opened: Backend) => Promise<Value>): RemoteStore<Value> =>
  remote<Value>((opened, onValue, onError) => {
    read(opened).then(onValue, onError);
    return () => undefined;
  });

/** The present proof of the member's own deposit, or null. */
export const proofOf = (depositId: string): RemoteStore<Proof | null> =>
  readOnce((opened) => opened.readProof(depositId));

/** The present proof of a member's deposit for an operator, or null. */
export const proofOfMember = (uid: string, depositId: string): RemoteStore<Proof | null> =>
  readOnce((opened) => opened.readProofOf(uid, depositId));
