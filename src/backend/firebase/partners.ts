import type { Partners } from '#backend/port/backend.ts';
import { createReferralIndex } from '#domain/partners/partners.ts';
import { type AccountDocument, PARTNERS_OF_PAGE, type PartnersDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import type { Found } from './firestore.ts';
import { watchOwn } from './watch-own.ts';
import { watchBoth } from './keep-watching.ts';

interface Known {
  readonly account: AccountDocument;
  readonly pages: readonly Found<PartnersDocument>[];
}

export function firebasePartners(context: Context): Partners {
  return {
    watchPartners(most, onPartners, onError) {
      const pages = Math.ceil(most / PARTNERS_OF_PAGE);
      return watchOwn<Known>(
        context,
        (firestore, uid, onValue, onFailure) =>
          watchBoth<AccountDocument | null, Known['pages']>(
            (...listeners) => firestore.watchDocument(paths.account(uid), ...listeners),
            (...listeners) =>
              // Watch one more page, to learn whether there are more.
              firestore.watchCollection(paths.partners(uid), ['page', 'asc'], ...listeners, {
                most: pages + 1,
              }),
            (account, pages) => account !== null && onValue({ account, pages }),
            onFailure,
          ),
        ({ account: { username, createdAt }, pages: found }) => {
          const index = createReferralIndex();
          for (const { data } of found.slice(0, pages)) {
            for (const { upline, ...partner } of data.entries) {
              index.add({ ...partner, upline: upline ?? username, sample: false });
            }
          }
          const downline = index.downlineOf({ username, joinedAt: createdAt.toMillis(), sample: false });
          onPartners({ downline, hasMore: found.length > pages });
        },
        onError,
      );
    },
  };
}
