import type { Context } from '#backend/firebase/context.ts';
import type { Found } from '#backend/firebase/firestore.ts';
import { BackendError, type Desk, DESK_SHOWN } from '#backend/port/backend.ts';
import { type DeskEntry, deskId, type DeskSign, isPresent, type RequestRef } from '#domain/decisions/desk.ts';
import type { DeskDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { presentOperator, type UserRefOf, watchMade } from './access.ts';

export function firebaseDesk(context: Context, userRefOf: UserRefOf): Desk {
  const put = async (sign: DeskSign, { uid, requestKind, requestId }: RequestRef): Promise<void> => {
    const operator = await presentOperator(context);
    if (operator === uid) throw new BackendError('own-request');
    const firestore = await context.openFirestore();
    const path = paths.deskEntry(deskId(sign, { uid, requestKind, requestId }));
    await firestore.transact(async (documents) => {
      const earlier = await documents.get<DeskDocument>(path);
      const isTaken =
        sign === 'handling' &&
        earlier !== null &&
        earlier.operator !== operator &&
        isPresent({ sign, at: earlier.at.toMillis() }, Date.now());
      if (isTaken) throw new BackendError('being-handled');
      documents.set(path, { uid, sign, requestKind, requestId, operator, at: firestore.now() });
    });
  };

  const remove = async (sign: DeskSign, request: RequestRef): Promise<void> => {
    const operator = await presentOperator(context);
    const firestore = await context.openFirestore();
    const path = paths.deskEntry(deskId(sign, request));
    await firestore.transact(async (documents) => {
      const entry = await documents.get<DeskDocument>(path);
      if (entry && (sign === 'marked' || entry.operator === operator)) documents.delete(path);
    });
  };

  return {
    watchDesk: (onEntries, onError) =>
      watchMade<readonly Found<DeskDocument>[], readonly DeskEntry[]>(
        context,
        (firestore, ...listeners) =>
          firestore.watchCollection<DeskDocument>(paths.desk(), ['at', 'desc'], ...listeners, {
            most: DESK_SHOWN,
          }),
        async (found, firestore) => {
          const present = found.filter(({ data: { sign, at } }) =>
            isPresent({ sign, at: at.toMillis() }, Date.now()),
          );
          return Promise.all(
            present.map(async ({ data: { operator, at, ...entry } }) => ({
              ...entry,
              operator: await userRefOf(firestore, operator),
              at: at.toMillis(),
            })),
          );
        },
        onEntries,
        onError,
      ),
    handle: (request) => put('handling', request),
    leave: (request) => remove('handling', request),
    mark: (request) => put('marked', request),
    unmark: (request) => remove('marked', request),
  };
}
