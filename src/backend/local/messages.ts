import { BackendError, type Messages } from '#backend/port/backend.ts';
import { UNANSWERED_MESSAGES } from '#domain/limits.ts';
import type { Message } from '#domain/message.ts';
import type { Context } from './context.ts';
import type { MessageRecord } from './database.ts';
import { newestIn, watchOwnLatest } from './latest.ts';

const messageOf = ({ value }: MessageRecord): Message => value;

export function localMessages({ member, now }: Context): Messages {
  return {
    watchMessages: (most, onLatest, onError) =>
      watchOwnLatest(
        member,
        ['messages'],
        (transaction, uid, ...page) =>
          newestIn(transaction.objectStore('messages').index('uid'), uid, { toItem: messageOf }, ...page),
        most,
        onLatest,
        onError,
      ),

    watchLastAnswer: (onAnswer, onError) =>
      member.watch(
        ['messages'],
        async (transaction, uid) => {
          const own = transaction.objectStore('messages').index('uid');
          const { items } = await newestIn(own, uid, { toItem: messageOf }, 1);
          const [latest] = items;
          return latest?.from === 'operator' ? latest.at : null;
        },
        onAnswer,
        onError,
      ),

    async sendMessage({ id, text }) {
      await member.write({ writes: ['messages'] }, async (transaction, uid) => {
        const messages = transaction.objectStore('messages');
        if (await messages.index('id').getKey([uid, id])) return;
        const unanswered = await newestIn(
          messages.index('uid'),
          uid,
          { toItem: messageOf, endsAt: ({ value }) => value.from === 'operator' },
          UNANSWERED_MESSAGES,
        );
        if (unanswered.items.length >= UNANSWERED_MESSAGES) throw new BackendError('messages-full');
        await messages.add({ uid, value: { id, from: 'member', text, at: now() } });
      });
    },
  };
}
