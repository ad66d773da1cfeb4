import type { Postings } from '#backend/port/backend.ts';
import { toPosting } from '#firestore/decode.ts';
import type { PostingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import type { Found } from './firestore.ts';
import { watchOwn } from './watch-own.ts';

export function firebasePostings(context: Context): Postings {
  return {
    watchPostings(onPostings, onError) {
      return watchOwn<readonly Found<PostingDocument>[]>(
        context,
        (opened, uid, onValue, onFailure) =>
          opened.watchCollection<PostingDocument>(
            paths.postings(uid),
            ['sequence', 'asc'],
            onValue,
            onFailure,
          ),
        (found) => onPostings(found.map(({ id, data }) => toPosting(id, data))),
        onError,
      );
    },
  };
}
