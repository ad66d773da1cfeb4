import { type Photos, wrongFile } from '#backend/port/backend.ts';
import { photoProblem } from '#domain/accounts/photo.ts';
import { toPicture } from '#firestore/decode.ts';
import type { PhotoDocument, StoredBytes } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { PATIENCE_FOR_PICTURES } from './acknowledged.ts';
import type { Context } from './context.ts';
import { watchOwn } from './watch-own.ts';

export function firebasePhotos(context: Context): Photos {
  const { openFirestore, member } = context;

  return {
    watchPhoto(onPhoto, onError) {
      return watchOwn<PhotoDocument<StoredBytes> | null>(
        context,
        (firestore, uid, onValue, onFailure) =>
          firestore.watchDocument<PhotoDocument<StoredBytes>>(paths.photo(uid), onValue, onFailure),
        (document) => onPhoto(document && toPicture(document)),
        onError,
      );
    },

    async putPhoto(photo) {
      const problem = photoProblem(photo);
      if (problem) throw wrongFile(problem);
      const { uid } = await member.present();
      const firestore = await openFirestore();
      await firestore.transact(async (documents) => {
        const image = firestore.bytes(photo.bytes);
        documents.set(paths.photo(uid), { type: photo.type, image, at: firestore.now() });
      }, PATIENCE_FOR_PICTURES);
    },

    async removePhoto() {
      const { uid } = await member.present();
      await (await openFirestore()).transact(async (documents) => documents.delete(paths.photo(uid)));
    },
  };
}
