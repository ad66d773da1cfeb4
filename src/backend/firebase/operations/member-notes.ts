import type { Context } from '#backend/firebase/context.ts';
import { type List, mapLatest, watchLatest } from '#backend/firebase/latest.ts';
import { BackendError, type Latest, type MemberNotes } from '#backend/port/backend.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { AccountDocument, NoteDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type UserRefOf, presentOperator, watchMade } from './access.ts';

export function firebaseMemberNotes(context: Context, userRefOf: UserRefOf): MemberNotes {
  return {
    watchNotes: (uid, most, onLatest, onError) =>
      watchMade<Latest<NoteWithUid>, Latest<MemberNote>>(
        context,
        (firestore, ...listeners) => watchLatest(firestore, notesOf(uid), most, ...listeners),
        (notes, firestore) =>
          mapLatest(notes, async ({ operator, ...note }) => ({
            ...note,
            operator: await userRefOf(firestore, operator),
          })),
        onLatest,
        onError,
      ),

    async addNote(uid, { id, text }) {
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
    },
  };
}

/** A note with the uid of the operator who wrote it. */
type NoteWithUid = Omit<MemberNote, 'operator'> & { readonly operator: string };

const notesOf = (uid: string): List<NoteDocument, NoteWithUid> => ({
  path: paths.notes(uid),
  order: ['at', 'desc'],
  toItem: (id, { text, operator, at }) => ({ id, text, operator, at: at.toMillis() }),
});
