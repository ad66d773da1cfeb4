import { type Photos, wrongFile } from '#backend/port/backend.ts';
import { photoProblem } from '#domain/accounts/photo.ts';
import type { Context } from './context.ts';

export function localPhotos({ member }: Context): Photos {
  return {
    watchPhoto(onPhoto, onError) {
      return member.watch(
        ['photos'],
        async (transaction, uid) => (await transaction.objectStore('photos').get(uid))?.photo ?? null,
        onPhoto,
        onError,
      );
    },

    async putPhoto(photo) {
      const problem = photoProblem(photo);
      if (problem) throw wrongFile(problem);
      await member.write({ writes: ['photos'] }, async (transaction, uid) => {
        await transaction.objectStore('photos').put({ uid, photo });
      });
    },

    async removePhoto() {
      await member.write({ writes: ['photos'] }, (transaction, uid) =>
        transaction.objectStore('photos').delete(uid),
      );
    },
  };
}
