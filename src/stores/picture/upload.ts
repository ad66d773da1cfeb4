import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { PHOTO_PLAN, type PicturePlan, PROOF_PLAN } from '#domain/pictures/picture-plan.ts';
import type { Picture } from '#domain/pictures/picture.ts';
import { type Action, createAction } from '#stores/action.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import { preparePicture } from './prepare.ts';

/** A chosen picture that is not sent yet. */
export type PictureDraft =
  | { readonly state: 'none' }
  | { readonly state: 'preparing'; readonly name: string }
  | { readonly state: 'ready'; readonly name: string; readonly picture: Picture }
  | { readonly state: 'refused'; readonly name: string; readonly failure: Failure };

export interface PictureUpload {
  readonly $draft: ReadableAtom<PictureDraft>;
  /** Prepares a file for the preview. A later file replaces an earlier one. */
  readonly choose: (file: File) => Promise<void>;
  readonly discard: () => void;
  /** Sends the prepared picture. If that fails, it stays, to be sent again. */
  readonly sending: Action<[]>;
}

/** The steps of an upload: choose, preview, send. */
export function createPictureUpload(
  plan: PicturePlan,
  send: (picture: Picture) => Promise<void>,
  prepare: typeof preparePicture = preparePicture,
): PictureUpload {
  const $draft = atom<PictureDraft>({ state: 'none' });

  const sending = createAction(async () => {
    const draft = $draft.get();
    if (draft.state !== 'ready') return;
    await send(draft.picture);
    // A picture chosen meanwhile stays.
    if ($draft.get() === draft) $draft.set({ state: 'none' });
  });

  return {
    $draft,
    sending,
    async choose(file) {
      const { name } = file;
      const preparing = { state: 'preparing', name } as const;
      sending.reset();
      $draft.set(preparing);
      const outcome = await prepare(file, plan).then(
        (picture) => ({ state: 'ready', name, picture }) as const,
        (thrown: unknown) => ({ state: 'refused', name, failure: asFailure(thrown) }) as const,
      );
      if ($draft.get() === preparing) $draft.set(outcome);
    },
    discard() {
      sending.reset();
      $draft.set({ state: 'none' });
    },
  };
}

const proofUploads = new Map<string, PictureUpload>();

/** The upload of a deposit's proof. The chosen picture stays while the page is open, on every step. */
export function proofUpload(depositId: string): PictureUpload {
  const known = proofUploads.get(depositId);
  if (known) return known;
  const upload = createPictureUpload(PROOF_PLAN, async (proof) =>
    (await backend()).putProof(depositId, proof),
  );
  proofUploads.set(depositId, upload);
  return upload;
}

/** The upload of the member's photo. The chosen picture stays while the page is open. */
export const photoUpload = createPictureUpload(PHOTO_PLAN, async (photo) =>
  (await backend()).putPhoto(photo),
);
