import type { Context } from '#backend/firebase/context.ts';
import type { Found } from '#backend/firebase/firestore.ts';
import type { Operations } from '#backend/port/backend.ts';
import type { Grant } from '#domain/decisions/grant.ts';
import type { GrantDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type UserRefOf, watchEach } from './access.ts';

/** What `scripts/operator.mjs` and `npm run settle -- --release` have written down. */
export function firebaseGrants(context: Context, userRefOf: UserRefOf): Pick<Operations, 'watchGrants'> {
  return {
    watchGrants: (most, onGrants, onError) =>
      watchEach<Found<GrantDocument>, Grant>(
        context,
        (firestore, ...listeners) =>
          firestore.watchCollection<GrantDocument>(paths.grants(), ['at', 'desc'], ...listeners, { most }),
        async ({ id, data: { uid, change, by, at } }, firestore) => ({
          ...{ id, change, by },
          member: await userRefOf(firestore, uid),
          at: at.toMillis(),
        }),
        onGrants,
        onError,
      ),
  };
}
