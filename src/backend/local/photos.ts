import type { Photos } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

export function localPhotos({ member }: Context): Pick<Photos, 'watchPhoto'> {
  return {
    watchPhoto(onPhoto, onError) {
      return member.watch(
        ['photos'],
        async (transaction, uid) => (await transaction.objectStore('photos').get(uid))?.photo ?? null,
        onPhoto,
        onError,
      );
    },
  };
}
