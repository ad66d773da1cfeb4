import type { Messages } from '#backend/port/backend.ts';
import { toMessage } from '#firestore/decode.ts';
import type { MessageDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { translated } from './errors.ts';
import type { Found } from './firestore.ts';
import { continueThread } from './lines.ts';
import { watchOwn } from './watch-own.ts';

export function firebaseMessages(context: Context): Messages {
  const { live, member } = context;

  return {
    watchMessages(onMessages, onError) {
      return watchOwn<readonly Found<MessageDocument>[]>(
        context,
        (opened, uid, onValue, onFailure) =>
          opened.watchCollection<MessageDocument>(paths.messages(uid), ['at', 'asc'], onValue, onFailure),
        (found) => onMessages(found.map(({ id, data }) => toMessage(id, data))),
        onError,
      );
    },

    sendMessage: ({ id, text }) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.message(uid, id);
        const opened = await live();
        await opened.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          const writeLine = await continueThread(documents, opened, uid, id, 'member');
          writeLine();
          documents.set(path, { from: 'member', text, at: opened.now() });
        });
      }),
  };
}
