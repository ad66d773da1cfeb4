import type { Messages } from '#backend/port/backend.ts';
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
        await messages.add({ uid, value: { id, from: 'member', text, at: now() } });
      });
    },
  };
}
