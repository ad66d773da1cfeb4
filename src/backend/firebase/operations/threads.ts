import type { Context } from '#backend/firebase/context.ts';
import type { FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { type List, mapLatest, watchLatest } from '#backend/firebase/latest.ts';
import {
  BackendError,
  type Latest,
  type Operations,
  type Thread,
  type ThreadMessage,
  type Threads,
} from '#backend/port/backend.ts';
import type { Message } from '#domain/message.ts';
import { toMessage } from '#firestore/decode.ts';
import type { AccountDocument, MessageDocument, ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { continueThread } from '#backend/firebase/messages.ts';
import { watchBoth } from '#backend/firebase/keep-watching.ts';
import { onceEach, type UserRefOf, presentOperator, watchMade } from './access.ts';
import { countAll, type Pages, watchPages } from './pages.ts';

export function firebaseThreads(
  context: Context,
  userRefOf: UserRefOf,
): Pick<Operations, 'watchThreads' | 'watchThread' | 'reply'> {
  const messageAt = onceEach((firestore, path) => firestore.read<MessageDocument>(path));

  return {
    watchThreads(most, onThreads, onError) {
      const toThread = async (firestore: FirestoreClient, { uid, data }: Row): Promise<Thread | null> => {
        const message = await messageAt(firestore, paths.message(uid, data.latest));
        // The member is deleting the account.
        if (message === null) return null;
        const latest = toMessage(data.latest, message);
        const member = await userRefOf(firestore, uid);
        return { member, latest, isUnanswered: data.from === 'member', since: data.since.toMillis() };
      };
      return watchMade<Found, Threads>(
        context,
        (firestore, onFound, onFailure) =>
          watchBoth<Pages<ThreadDocument>, readonly Row[]>(
            (...call) => watchPages(firestore, WAITING, most, ...call),
            (...call) => firestore.watchGroup(answeredThreads(most), ...call),
            (waiting, answered) => onFound({ waiting, answered }),
            onFailure,
          ),
        async ({ waiting, answered }, firestore) => {
          const all = [...waiting.found, ...notIn(waiting.found, answered)];
          const [unanswered, ...rows] = await Promise.all([
            countAll(firestore, WAITING, waiting),
            ...all.slice(0, most).map((row) => toThread(firestore, row)),
          ]);
          return {
            rows: rows.filter((row) => row !== null),
            hasMore: waiting.more !== null || all.length > most,
            unanswered,
          };
        },
        onThreads,
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

/** The document of one thread. */
type Row = FoundBelow<ThreadDocument>;

interface Found {
  readonly waiting: Pages<ThreadDocument>;
  readonly answered: readonly Row[];
}

/** The threads in which the member wrote last, longest waiting first. */
const WAITING: Omit<Group<ThreadDocument>, 'most'> = {
  name: 'threads',
  where: [
    ['of', '==', 'messages'],
    ['from', '==', 'member'],
  ],
  order: ['since', 'asc'],
};

/**
 * The threads in which an operator wrote last, latest first. Reads one more than asked for, to learn whether there are
 * more.
 */
const answeredThreads = (most: number): Group<ThreadDocument> => ({
  name: 'threads',
  where: [
    ['of', '==', 'messages'],
    ['from', '==', 'operator'],
  ],
  order: ['since', 'desc'],
  most: most + 1,
});

/** Drops answered threads that are still in the waiting list. A thread is in both for a moment after an answer. */
const notIn = (waiting: readonly Row[], answered: readonly Row[]): readonly Row[] =>
  answered.filter(({ uid }) => !waiting.some((other) => other.uid === uid));
