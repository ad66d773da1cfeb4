import type { OpenSession, Sessions } from '#backend/port/backend.ts';
import { browserOf } from '#domain/accounts/browser.ts';
import type { Context } from './context.ts';

/** Another browser has a database of its own, so a member has one session here, and no others to end. */
export function openSessions({ member, userAgent }: Context): Sessions {
  return {
    watchSessions: (onSessions, onError) =>
      member.watch(
        [],
        async (transaction): Promise<readonly OpenSession[] | undefined> => {
          const session = await transaction.objectStore('session').get(member.slot);
          const browser = browserOf(userAgent);
          return session && [{ id: member.slot, isThis: true, since: session.since, browser }];
        },
        onSessions,
        onError,
      ),
    endSession: () => member.read([], async () => undefined),
    endOtherSessions: () => member.read([], async () => undefined),
  };
}
