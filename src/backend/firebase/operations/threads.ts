import type { Context } from '#backend/firebase/context.ts';
import { translated } from '#backend/firebase/errors.ts';
import type { Found } from '#backend/firebase/firestore.ts';
import { continueThread } from '#backend/firebase/lines.ts';
import {
  BackendError,
  type Operations,
  type Page,
  type Thread,
  type ThreadMessage,
} from '#backend/port/backend.ts';
import { toMessage } from '#firestore/decode.ts';
import type { AccountDocument, MessageDocument, ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { onceEach, type PartyOf, presentOperator, watchMade, watchRows } from './access.ts';

export function firebaseThreads(
  context: Context,
  partyOf: PartyOf,
): Pick<Operations, 'watchThreads' | 'watchThread' | 'reply'> {
  const messageAt = onceEach((live, path) => live.read<MessageDocument>(path));

  return {
    watchThreads(most, onThreads, onError) {
      return watchRows<ThreadDocument, Thread | null>(
        context,
        // One more than is asked for says whether there are more.
        { name: 'lines', where: ['of', ['messages']], order: ['since', 'desc'], most: most + 1 },
        async ({ uid, data: { latest: id, from } }, live) => {
          const message = await messageAt(live, paths.message(uid, id));
          // Its member is deleting the account.
          if (message === null) return null;
          const latest = toMessage(id, message);
          return { member: await partyOf(live, uid), latest, isUnanswered: from === 'member' };
        },
        (rows) => onThreads(pageOf(rows, most)),
        onError,
      );
    },

    watchThread(uid, onMessages, onError) {
      return watchMade<Found<MessageDocument>, ThreadMessage>(
        context,
        (opened, ...listeners) =>
          opened.watchCollection<MessageDocument>(paths.messages(uid), ['at', 'asc'], ...listeners),
        async ({ id, data }, live) => ({
          ...toMessage(id, data),
          operator: data.operator === undefined ? null : await partyOf(live, data.operator),
        }),
        onMessages,
        onError,
      );
    },

    reply: (uid, { id, text }) =>
      translated(async () => {
        const operator = await presentOperator(context);
        if (operator === uid) throw new BackendError('own-request');
        const opened = await context.live();
        const path = paths.message(uid, id);
        await opened.transact(async (documents) => {
          if ((await documents.get(path)) !== null) return;
          if ((await documents.get<AccountDocument>(paths.account(uid))) === null) {
            throw new BackendError('not-found');
          }
          const writeLine = await continueThread(documents, opened, uid, id, 'operator');
          writeLine();
          documents.set(path, { from: 'operator', operator, text, at: opened.now() });
        });
      }),
  };
}

const pageOf = (rows: readonly (Thread | null)[], most: number): Page<Thread> => ({
  lines: rows.slice(0, most).filter((row) => row !== null),
  hasMore: rows.length > most,
});
