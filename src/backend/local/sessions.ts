import type { SignIn } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { Context } from './context.ts';
import type { StoreName, Transaction } from './database.ts';

export function localSessions({ store, member }: Context): Pick<SignIn, 'watchSession' | 'logOut'> {
  return {
    watchSession(onSession, onError) {
      let told = '';
      return store.watch(
        ['session', 'accounts', 'operators'],
        async (transaction) => {
          const current = await transaction.objectStore('session').get(member.slot);
          const account = current && (await transaction.objectStore('accounts').get(current.uid));
          const operator = current && (await transaction.objectStore('operators').getKey(current.uid));
          return { current, session: sessionOf(account, operator !== undefined) };
        },
        ({ current, session }) => {
          member.show(current);
          // The operator logged out, here or in another tab: the tab's next page is the member's again.
          if (current === undefined && member.slot === 'operator') member.detach();
          // Most changes of an account do not change the session.
          const news = JSON.stringify([session, current?.token]);
          if (news !== told) onSession(session);
          told = news;
        },
        (error) => {
          told = '';
          onError(error);
        },
      );
    },

    async logOut() {
      await store.write({ writes: ['session'] }, (transaction) =>
        transaction.objectStore('session').delete(member.slot),
      );
      member.detach();
    },
  };
}

/** Ends the session of an account that has just changed hands. */
export async function endSessionOf<Name extends StoreName>(
  transaction: Transaction<Name | 'session', 'readwrite'>,
  uid: string,
): Promise<void> {
  const sessions = transaction.objectStore('session');
  if ((await sessions.get('current'))?.uid === uid) await sessions.delete('current');
}

function sessionOf(account: Account | undefined, isOperator: boolean): Session {
  if (account === undefined) return { kind: 'signedOut' };
  if (account.guest) return { kind: 'guest', uid: account.uid };
  return { kind: isOperator ? 'operator' : 'member', uid: account.uid };
}
