import type { Messages } from '../port.ts';
import type { Context } from './context.ts';
import { type MessageDocument, paths } from './documents.ts';
import { translated } from './errors.ts';
import { toMessage } from './from-documents.ts';
import type { Found } from './live.ts';
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
          documents.set(path, { from: 'member', text, at: opened.now() });
        });
      }),
  };
}
