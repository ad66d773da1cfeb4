import type { Context } from '#backend/firebase/context.ts';
import type { FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { type List, mapLatest, watchLatest } from '#backend/firebase/latest.ts';
import {
  BackendError,
  type Latest,
  type Operations,
  type Page,
  type Thread,
  type ThreadMessage,
} from '#backend/port/backend.ts';
import type { Message } from '#domain/message.ts';
import { toMessage } from '#firestore/decode.ts';
import type { AccountDocument, MessageDocument, ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { continueThread } from '#backend/firebase/messages.ts';
import { watchBoth } from '#backend/firebase/keep-watching.ts';
import { onceEach, type UserRefOf, presentOperator, watchEach, watchMade } from './access.ts';

export function firebaseThreads(
  context: Context,
  userRefOf: UserRefOf,
): Pick<Operations, 'watchThreads' | 'watchThread' | 'reply'> {
  const messageAt = onceEach((firestore, path) => firestore.read<MessageDocument>(path));

  return {
    watchThreads(most, onThreads, onError) {
      return watchEach<FoundBelow<ThreadDocument>, Thread | null>(
        context,
        (firestore, onRows, onFailure) =>
          watchBoth<Rows, Rows>(
            (...call) => firestore.watchGroup(waitingThreads(most), ...call),
            (...call) => firestore.watchGroup(answeredThreads(most), ...call),
            (waiting, answered) => onRows([...waiting, ...notIn(waiting, answered)]),
            onFailure,
          ),
        async ({ uid, data: { latest: id, from } }, firestore) => {
          const message = await messageAt(firestore, paths.message(uid, id));
          // The member is deleting the account.
          if (message === null) return null;
          const latest = toMessage(id, message);
          return { member: await userRefOf(firestore, uid), latest, isUnanswered: from === 'member' };
        },
        (rows) => onThreads(pageOf(rows, most)),
        onError,
      );
    },

    watchThread: (uid, most, onLatest, onError) =>
      watchMade<Latest<Written>, Latest<ThreadMessage>>(
        context,
        (firestore, ...listeners) => watchLatest(firestore, threadOf(uid), most, ...listeners),
        (messages, firestore) =>
          mapLatest(messages, async ({ operator, ...message }) => ({
            ...message,
            operator: operator === undefined ? null : await userRefOf(firestore, operator),
          })),
        onLatest,
        onError,
      ),

    async reply(uid, { id, text }) {
      const operator = await presentOperator(context);
      if (operator === uid) throw new BackendError('own-request');
      const firestore = await context.openFirestore();
      const path = paths.message(uid, id);
      await firestore.transact(async (documents) => {
        if ((await documents.get(path)) !== null) return;
        if ((await documents.get<AccountDocument>(paths.account(uid))) === null) {
          throw new BackendError('not-found');
        }
        const writeRow = await continueThread(documents, firestore, uid, id, 'operator');
        writeRow();
        documents.set(path, { from: 'operator', operator, text, at: firestore.now() });
      });
    },
  };
}

/** A message with the uid of the operator who wrote it. */
type Written = Message & Pick<MessageDocument, 'operator'>;

const threadOf = (uid: string): List<MessageDocument, Written> => ({
  path: paths.messages(uid),
  order: ['at', 'desc'],
  toItem: (id, document) => ({
    ...toMessage(id, document),
    ...(document.operator !== undefined && { operator: document.operator }),
  }),
});

/** One row for each thread. */
type Rows = readonly FoundBelow<ThreadDocument>[];

/**
 * The threads in which the member wrote last, longest waiting first. Reads one more than asked for, to learn
 * whether there are more.
 */
const waitingThreads = (most: number): Group<ThreadDocument> => ({
  name: 'threads',
  where: [
    ['of', '==', 'messages'],
    ['from', '==', 'member'],
  ],
  order: ['since', 'asc'],
  most: most + 1,
});

/** The threads in which an operator wrote last, latest first. */
const answeredThreads = (most: number): Group<ThreadDocument> => ({
  name: 'threads',
  where: [
    ['of', '==', 'messages'],
    ['from', '==', 'operator'],
  ],
  order: ['since', 'desc'],
  most: most + 1,
});

/** Drops threads that are in both lists, as each is for a moment after an operator has answered. */
const notIn = (waiting: Rows, answered: Rows): Rows =>
  answered.filter(({ uid }) => !waiting.some((other) => other.uid === uid));

const pageOf = (rows: readonly (Thread | null)[], most: number): Page<Thread> => ({
  rows: rows.slice(0, most).filter((row) => row !== null),
  hasMore: rows.length > most,
});
