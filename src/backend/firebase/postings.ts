import type { Postings } from '../port.ts';
import type { Context } from './context.ts';
import { type PostingDocument, paths } from './documents.ts';
import { toPosting } from './from-documents.ts';
import type { Found } from './live.ts';
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
