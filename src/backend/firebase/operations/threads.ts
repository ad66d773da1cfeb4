import type { Context } from '#backend/firebase/context.ts';
import { translated } from '#backend/firebase/errors.ts';
import type { Found } from '#backend/firebase/firestore.ts';
import { BackendError, type Operations, type Thread, THREADS_AMONG } from '#backend/port/backend.ts';
import { toMessage } from '#firestore/decode.ts';
import { type AccountDocument, type MessageDocument, paths } from '#firestore/documents.ts';
import { type PartyOf, presentOperator, watchAsOperator, watchRows } from './access.ts';

export function firebaseThreads(
  context: Context,
  partyOf: PartyOf,
): Pick<Operations, 'watchThreads' | 'watchThread' | 'reply'> {
  return {
    watchThreads(onThreads, onError) {
      return watchRows<MessageDocument, Thread>(
        context,
        { name: 'messages', order: ['at', 'desc'], most: THREADS_AMONG },
        async ({ id, uid, data }, live) => ({
          member: await partyOf(live, uid),
          latest: toMessage(id, data),
          isUnanswered: data.from === 'member',
        }),
        (rows) => onThreads(latestOfEach(rows)),
        onError,
      );
    },

    watchThread(uid, onMessages, onError) {
      return watchAsOperator<readonly Found<MessageDocument>[]>(
        context,
        (opened, onValue, onFailure) =>
          opened.watchCollection<MessageDocument>(paths.messages(uid), ['at', 'asc'], onValue, onFailure),
        (found) => onMessages(found.map(({ id, data }) => toMessage(id, data))),
        onError,
      );
    },

    reply: (uid, { id, text }) =>
      translated(async () => {
        await presentOperator(context);
        const opened = await context.live();
        const path = paths.message(uid, id);
        await opened.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          if ((await documents.get<AccountDocument>(paths.account(uid))) === null) {
            throw new BackendError('not-found');
          }
          documents.set(path, { from: 'operator', text, at: opened.now() });
        });
      }),
  };
}

/** The latest message of each member, newest first. */
function latestOfEach(rows: readonly Thread[]): readonly Thread[] {
  const seen = new Set<string>();
  return rows.filter(({ member }) => !seen.has(member.uid) && seen.add(member.uid));
}
