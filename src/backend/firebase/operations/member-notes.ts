import type { Context } from '#backend/firebase/context.ts';
import { withBackendErrors } from '#backend/firebase/errors.ts';
import type { FirestoreClient, Found } from '#backend/firebase/firestore.ts';
import { BackendError, type Latest, type MemberNotes } from '#backend/port/backend.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { AccountDocument, NoteDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type UserRefOf, presentOperator, watchMade } from './access.ts';

const NEWEST_FIRST = ['at', 'desc'] as const;

export function firebaseMemberNotes(context: Context, userRefOf: UserRefOf): MemberNotes {
  /** @param found one more than is shown, where there are more */
  async function latestOf(
    firestore: FirestoreClient,
    uid: string,
    most: number,
    found: readonly Found<NoteDocument>[],
  ): Promise<Latest<MemberNote>> {
    const last = found.length > most ? found[most - 1] : undefined;
    const items = found.slice(0, most).map(async ({ id, data: { text, operator, at } }) => ({
      ...{ id, text },
      operator: await userRefOf(firestore, operator),
      at: at.toMillis(),
    }));
    return {
      items: await Promise.all(items),
      older: last
        ? (more) =>
            withBackendErrors(async () => {
              const part = { most: more + 1 };
              const older = await firestore.readCollection<NoteDocument>(
                paths.notes(uid),
                NEWEST_FIRST,
                part,
                last,
              );
              return latestOf(firestore, uid, more, older);
            })
        : null,
    };
  }

  return {
    watchNotes: (uid, most, onLatest, onError) =>
      watchMade<readonly Found<NoteDocument>[], Latest<MemberNote>>(
        context,
        (firestore, ...listeners) =>
          firestore.watchCollection<NoteDocument>(paths.notes(uid), NEWEST_FIRST, ...listeners, {
            most: most + 1,
          }),
        (found, firestore) => latestOf(firestore, uid, most, found),
        onLatest,
        onError,
      ),

    addNote: (uid, { id, text }) =>
      withBackendErrors(async () => {
        const operator = await presentOperator(context);
        if (operator === uid) throw new BackendError('own-request');
        const firestore = await context.openFirestore();
        await firestore.transact(async (documents) => {
          if ((await documents.get<AccountDocument>(paths.account(uid))) === null) {
            throw new BackendError('not-found');
          }
          if ((await documents.get<NoteDocument>(paths.note(uid, id))) !== null) return;
          documents.set(paths.note(uid, id), { text, operator, at: firestore.now() });
        });
      }),
  };
}
