import type { Partners } from '#backend/port/backend.ts';
import { createReferralIndex } from '#domain/partners/partners.ts';
import type { AccountDocument, PartnersDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import type { Found } from './firestore.ts';
import { watchBoth } from './watch-both.ts';
import { watchOwn } from './watch-own.ts';

interface Known {
  readonly account: AccountDocument;
  readonly pages: readonly Found<PartnersDocument>[];
}

export function firebasePartners(context: Context): Partners {
  return {
    watchPartners(onDownline, onError) {
      return watchOwn<Known>(
        context,
        (opened, uid, onValue, onFailure) =>
          watchBoth<AccountDocument | null, Known['pages']>(
            (onAccount, onLost) => opened.watchDocument(paths.account(uid), onAccount, onLost),
            (onPages, onLost) =>
              opened.watchCollection(paths.partners(uid), ['page', 'asc'], onPages, onLost),
            (account, pages) => account !== null && onValue({ account, pages }),
            onFailure,
          ),
        ({ account: { username, createdAt }, pages }) => {
          const register = createReferralIndex();
          for (const { data } of pages) {
            for (const { upline, ...partner } of data.entries) {
              register.add({ ...partner, upline: upline ?? username, sample: false });
            }
          }
          onDownline(register.downlineOf({ username, joinedAt: createdAt.toMillis(), sample: false }));
        },
        onError,
      );
    },
  };
}
