import type { Context } from '#backend/firebase/context.ts';
import type { Found } from '#backend/firebase/firestore.ts';
import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import type { FailedRequestDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type UserRefOf, watchEach } from './access.ts';

/** Those that the settler has failed at and still tries are left out: they end by themselves, one way or the other. */
export const watchSetAside = (
  context: Context,
  userRefOf: UserRefOf,
  onSetAside: (requests: readonly SetAsideRequest[]) => void,
  onError: OnError,
): Unsubscribe =>
  watchEach<Found<FailedRequestDocument>, SetAsideRequest>(
    context,
    (firestore, onFailed, onFailure) =>
      firestore.watchCollection<FailedRequestDocument>(
        paths.failedRequests(),
        ['since', 'asc'],
        (failed) => onFailed(failed.filter(({ data }) => data.setAsideAt !== null)),
        onFailure,
      ),
    async ({ data: { path, failures, since, reason } }, firestore) => {
      const [, uid = '', collection = ''] = path.split('/');
      return {
        path,
        member: await userRefOf(firestore, uid),
        kind: KINDS[collection] ?? 'decision',
        failures,
        since: since.toMillis(),
        reason,
      };
    },
    onSetAside,
    onError,
  );

/** By the collection that the request lies in. */
const KINDS: Readonly<Record<string, SetAsideRequest['kind']>> = {
  withdrawals: 'withdrawal',
  activations: 'activation',
  decisions: 'decision',
};
