import { BackendError, type LoggedPostings } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

export function localLoggedPostings({ member }: Context): LoggedPostings {
  return {
    readLoggedRequest(postingId) {
      return member.read(['postings'], async (transaction, uid) => {
        const postings = transaction.objectStore('postings');
        const record = await postings.index('id').get(postingId);
        if (!record?.uids.includes(uid) || !('salt' in record)) throw new BackendError('not-found');
        const { entry, salt } = record;
        const ofEntry = await postings.index('entry').getAll(entry);
        return { postings: ofEntry.map(({ posting }) => posting), salt, sequence: entry };
      });
    },
  };
}
