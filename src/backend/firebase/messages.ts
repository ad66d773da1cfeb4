import type { Messages } from '#backend/port/backend.ts';
import type { Message } from '#domain/message.ts';
import { toMessage } from '#firestore/decode.ts';
import type { MessageDocument, ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { watchOwnLatest } from './latest.ts';
import { continueThread } from './threads.ts';
import { watchOwn } from './watch-own.ts';

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
