import type { Context } from '#backend/local/context.ts';
import { type MessageRecord, NOTICES } from '#backend/local/database.ts';
import { newestIn } from '#backend/local/latest.ts';
import { loadTelling } from '#backend/local/notices.ts';
import { BackendError, type Operations, type Thread } from '#backend/port/backend.ts';
import type { Instant } from '#domain/time.ts';
import { type Operator, userRefOf, watchLatestAs } from './access.ts';

const THREAD = ['messages', 'accounts'] as const;

export function localThreads(
  { now }: Context,
  operator: Operator,
): Pick<Operations, 'watchThreads' | 'watchThread' | 'reply'> {
  return {
    watchThreads(most, onThreads, onError) {
      return operator.watch(
        ['messages', 'accounts'],
        async (transaction) => {
          const all = await transaction.objectStore('messages').getAll();
          const latestFirst = all.toReversed().sort((one, other) => other.value.at - one.value.at);
          const threads = [...Map.groupBy(latestFirst, ({ uid }) => uid).values()];
          const { waiting = [], answered = [] } = Object.groupBy(threads, (thread) =>
            waitingSince(thread) === null ? 'answered' : 'waiting',
          );
          const longestFirst = waiting.toSorted(
            (one, other) => (waitingSince(one) ?? 0) - (waitingSince(other) ?? 0),
          );
          const inOrder = [...longestFirst, ...answered];
          const rows = inOrder.slice(0, most).flatMap((thread) =>
            thread.slice(0, 1).map(({ uid, value: latest }) => {
              const since = waitingSince(thread) ?? latest.at;
              return { uid, thread: { latest, isUnanswered: latest.from === 'member', since } };
            }),
          );
          return {
            rows: await Promise.all(
              rows.map(
                async ({ uid, thread }): Promise<Thread> => ({
                  member: await userRefOf(transaction, uid),
                  ...thread,
                }),
              ),
            ),
            hasMore: inOrder.length > most,
            unanswered: waiting.length,
          };
        },
        onThreads,
        onError,
      );
    },

    watchThread: (uid, ...call) =>
      watchLatestAs(
        operator,
        THREAD,
        async (transaction, most, after) => {
          const thread = transaction.objectStore('messages').index('uid');
          const { items, last } = await newestIn(thread, uid, { toItem: (record) => record }, most, after);
          const named = items.map(async ({ value, operator: by }) => ({
            ...value,
            operator: by === undefined ? null : await userRefOf(transaction, by),
          }));
          return { items: await Promise.all(named), last };
        },
        ...call,
      ),

    async reply(uid, { id, text }) {
      const { tellOfAnswer } = await loadTelling();
      await operator.write(
        { writes: ['messages', ...NOTICES], reads: ['accounts'] },
        async (transaction, by) => {
          if (by === uid) throw new BackendError('own-request');
          if ((await transaction.objectStore('accounts').getKey(uid)) === undefined) {
            throw new BackendError('not-found');
          }
          const messages = transaction.objectStore('messages');
          if (await messages.index('id').getKey([uid, id])) return;
          const at = now();
          await messages.add({ uid, value: { id, from: 'operator', text, at }, operator: by });
          await tellOfAnswer(transaction, uid, id, at);
        },
      );
    },
  };
}

/** When the member wrote the first message since an answer, or null. @param messages of one thread, latest first */
function waitingSince(messages: readonly MessageRecord[]): Instant | null {
  const answer = messages.findIndex(({ value }) => value.from === 'operator');
  const unanswered = answer === -1 ? messages : messages.slice(0, answer);
  return unanswered.at(-1)?.value.at ?? null;
}
