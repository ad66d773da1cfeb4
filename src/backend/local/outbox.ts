import type { Outbox } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

/** The mailbox of everyone who uses this browser: mails lie here as a mail service would keep them, codes included. */
export function localOutbox({ store }: Context): Outbox {
  return {
    watchMails(onMails, onError) {
      return store.watch(
        ['mails'],
        async (transaction) => (await transaction.objectStore('mails').getAll()).toReversed(),
        onMails,
        onError,
      );
    },
  };
}
