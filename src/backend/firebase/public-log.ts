import { BackendError, type LoggedRequests, type PublicLog } from '#backend/port/backend.ts';
import { publicLogOfFiles } from '#domain/log/source.ts';
import { toPosting } from '#firestore/decode.ts';
import type { PostingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { logFilesAt } from '#backend/port/public-log.ts';
import type { Context } from './context.ts';

/** Reads the log's files, which the settler serves on the site's own origin. */
export function firebasePublicLog(origin: string): PublicLog {
  const url = `${origin}/log/`;
  return { url, ...publicLogOfFiles(logFilesAt(url)) };
}

/** More postings than any request makes. */
const POSTINGS_OF_REQUEST = 10;

export function firebaseLoggedRequests({ openFirestore, member }: Context): LoggedRequests {
  return {
    async readLoggedRequest(postingId) {
      const { uid } = await member.present();
      const firestore = await openFirestore();
      const document = await firestore.read<PostingDocument>(paths.posting(uid, postingId));
      if (document?.salt === undefined) throw new BackendError('not-found');
      const { entry, salt } = document;
      const found = await firestore.readCollection<PostingDocument>(paths.postings(uid), ['entry', 'asc'], {
        where: [
          ['entry', '>=', entry],
          ['entry', '<=', entry],
        ],
        most: POSTINGS_OF_REQUEST,
      });
      const inOrder = found.toSorted((one, other) => one.data.sequence - other.data.sequence);
      return { postings: inOrder.map(({ id, data }) => toPosting(id, data)), salt, sequence: entry };
    },
  };
}
