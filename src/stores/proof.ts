import { backend } from '../backend/index.ts';
import { PROOF_PLAN } from '../domain/picture-plan.ts';
import type { Proof } from '../domain/proof.ts';
import { type LiveStore, live } from './live.ts';
import { createPictureUpload, type PictureUpload } from './picture-upload.ts';

const uploads = new Map<string, PictureUpload>();

/** The upload of a deposit's proof. What was chosen stays for as long as the page is open, on whatever step it is. */
export function proofUpload(depositId: string): PictureUpload {
  const known = uploads.get(depositId);
  if (known) return known;
  const upload = createPictureUpload(PROOF_PLAN, async (proof) =>
    (await backend()).putProof(depositId, proof),
  );
  uploads.set(depositId, upload);
  return upload;
}

/** The proof that a deposit has at this moment, or null. */
export const proofOf = (depositId: string): LiveStore<Proof | null> =>
  live<Proof | null>((opened, onProof, onError) => {
    opened.readProof(depositId).then(onProof, onError);
    return () => undefined;
  });
