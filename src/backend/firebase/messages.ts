import { BackendError, type Messages } from '#backend/port/backend.ts';
import type { Message } from '#domain/message.ts';
import { toMessage } from '#firestore/decode.ts';
import type { MessageDocument, ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { UNANSWERED_MESSAGES } from '#domain/limits.ts';
import type { Context } from './context.ts';
import { watchOwnLatest } from './latest.ts';
import { watchOwn } from './watch-own.ts';
import type { Documents, FirestoreClient } from './firestore.ts';

export function firebaseMessages(context: Context): Messages {
  const { openFirestore, member } = context;

  return {
    watchMessages: (most, onLatest, onError) =>
      watchOwnLatest<MessageDocument, Message>(
        context,
        (uid) => ({ path: paths.messages(uid), order: ['at', 'desc'], toItem: toMessage }),
        most,
        onLatest,
        onError,
      ),

    watchLastAnswer: (onAnswer, onError) =>
      watchOwn<ThreadDocument | null>(
        context,
        (firestore, uid, ...listeners) =>
          firestore.watchDocument(paths.thread(uid, 'messages'), ...listeners),
        (thread) => onAnswer(thread?.from === 'operator' ? thread.since.toMillis() : null),
        onError,
      ),

    async sendMessage({ id, text }) {
      const { uid } = await member.present();
      const path = paths.message(uid, id);
      const firestore = await openFirestore();
      await firestore.transact(async (documents) => {
        if ((await documents.get(path)) !== null) return;
        const writeRow = await continueThread(documents, firestore, uid, id, 'member');
        writeRow();
        documents.set(path, { from: 'member', text, at: firestore.now() });
      });
    },
  };
}

/** Writes a member's row in the operators' list of threads, in the transaction that writes the message it names. */
type WriteRow = () => void;

/**
 * Prepares the row for a new message of the thread. A member who already waits for an answer keeps their place.
 * @throws `messages-full` while too many of their messages wait
 */
export async function continueThread(
  documents: Documents,
  { now }: Pick<FirestoreClient, 'now'>,
  uid: string,
  latest: string,
  from: MessageDocument['from'],
): Promise<WriteRow> {
  const path = paths.thread(uid, 'messages');
  const before = await documents.get<ThreadDocument>(path);
  const unanswered = from === 'operator' ? 0 : (before?.unanswered ?? 0) + 1;
  if (unanswered > UNANSWERED_MESSAGES) throw new BackendError('messages-full');
  const waiting = from === 'member' && before?.from === 'member' ? before.since : null;
  return () => documents.set(path, { of: 'messages', latest, from, since: waiting ?? now(), unanswered });
}
