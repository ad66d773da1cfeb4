import { BackendError, type Messages } from '#backend/port/backend.ts';
import { UNANSWERED_MESSAGES } from '#domain/limits.ts';
import type { Context } from './context.ts';

export function localMessages({ member, now }: Context): Messages {
  return {
    watchMessages(onMessages, onError) {
      return member.watch(
        ['messages'],
        async (transaction, uid) => {
          const own = transaction.objectStore('messages').index('uid');
          return (await own.getAll(uid)).map(({ value }) => value);
        },
        onMessages,
        onError,
      );
    },

    async sendMessage({ id, text }) {
      await member.write({ writes: ['messages'] }, async (transaction, uid) => {
        const messages = transaction.objectStore('messages');
        if (await messages.index('id').getKey([uid, id])) return;
        const thread = (await messages.index('uid').getAll(uid)).map(({ value }) => value);
        const answered = thread.findLastIndex(({ from }) => from === 'operator');
        if (thread.length - 1 - answered >= UNANSWERED_MESSAGES) throw new BackendError('messages-full');
        await messages.add({ uid, value: { id, from: 'member', text, at: now() } });
      });
    },
  };
}
