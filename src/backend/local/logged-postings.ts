import { BackendError, type LoggedPostings } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

export function localLoggedPostings({ member }: Context): LoggedPostings {
  return {
    readLoggedPosting(id) {
      return member.read(['postings'], async (transaction, uid) => {
        const byId = transaction.objectStore('postings').index('id');
        const [sequence, record] = [await byId.getKey(id), await byId.get(id)];
        if (!record?.uids.includes(uid) || sequence === undefined || !('salt' in record)) {
          throw new BackendError('not-found');
        }
        return { posting: record.posting, salt: record.salt, sequence };
      });
    },
  };
}
