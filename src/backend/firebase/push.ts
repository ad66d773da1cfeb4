import type { PushMessages } from '#backend/port/backend.ts';
import type { NoticeCountDocument, PushSubscriptionDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import type { OpenSessions } from './open-sessions.ts';

export function firebasePush(
  { openFirestore }: Context,
  openSessions: () => Promise<OpenSessions>,
  key: string,
): PushMessages {
  const path = async () => {
    const { uid, place } = await (await openSessions()).ownPlace();
    return { uid, path: paths.pushSubscription(uid, place) };
  };
  return {
    key,

    async readPushEndpoint() {
      const { path: own } = await path();
      const document = await (await openFirestore()).read<PushSubscriptionDocument>(own);
      return document?.endpoint ?? null;
    },

    async subscribeToPush({ endpoint, p256dh, auth }) {
      const { uid, path: own } = await path();
      await (await openFirestore()).transact(async (documents) => {
        const count = await documents.get<NoticeCountDocument>(paths.noticeCount(uid));
        documents.set(own, { endpoint, p256dh, auth, told: count?.written ?? 0 });
      });
    },

    async unsubscribeFromPush() {
      const { path: own } = await path();
      await (await openFirestore()).transact(async (documents) => documents.delete(own));
    },
  };
}
