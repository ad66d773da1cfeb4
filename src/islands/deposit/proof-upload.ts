import { backend } from '#backend/index.ts';
import { PROOF_PLAN } from '#domain/pictures/picture-plan.ts';
import { createPictureUpload, type PictureUpload } from '#stores/picture/upload.ts';

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
