import { createRegister } from '../../domain/partners.ts';
import type { Partners } from '../port.ts';
import type { Context } from './context.ts';
import { type AccountDocument, type PartnersDocument, paths } from './documents.ts';
import type { Found } from './live.ts';
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
        (opened, uid, onValue, onFailure) => {
          let account: AccountDocument | null = null;
          let pages: Known['pages'] | null = null;
          const tell = () => {
            if (account !== null && pages !== null) onValue({ account, pages });
          };
          const stops = [
            opened.watchDocument<AccountDocument>(
              paths.account(uid),
              (document) => {
                account = document;
                tell();
              },
              onFailure,
            ),
            opened.watchCollection<PartnersDocument>(
              paths.partners(uid),
              ['page', 'asc'],
              (found) => {
                pages = found;
                tell();
              },
              onFailure,
            ),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        },
        ({ account: { username, createdAt }, pages }) => {
          const register = createRegister();
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
