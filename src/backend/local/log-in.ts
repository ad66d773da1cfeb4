import { BackendError, type Identity } from '../port.ts';
import { foldEmail } from './accounts.ts';
import type { Context } from './context.ts';
import { hashPassword, ITERATIONS, matchesPassword, type PasswordHash, sameBytes } from './passwords.ts';
import { randomToken } from './tokens.ts';

export function localLogIn({
  store,
  member,
  crypto,
}: Context): Pick<Identity, 'watchSession' | 'logIn' | 'logOut'> {
  function findCredential(email: string) {
    return store.read(['accounts', 'credentials'], async (transaction) => {
      const uid = await transaction.objectStore('accounts').index('email').getKey(foldEmail(email));
      const stored = uid && (await transaction.objectStore('credentials').get(uid));
      return uid && stored ? { uid, stored } : undefined;
    });
  }

  return {
    watchSession(onSession, onError) {
      return store.watch(
        ['session'],
        async (transaction) => ({ current: await transaction.objectStore('session').get('current') }),
        ({ current }) => {
          member.show(current);
          onSession(current ? { kind: 'member', uid: current.uid } : { kind: 'signedOut' });
        },
        onError,
      );
    },

    async logIn(email, password) {
      const found = await findCredential(email);
      const matches = await matchesPassword(crypto, password, found?.stored);
      if (!found || !matches) throw new BackendError('invalid-credentials');
      const { uid, stored } = found;
      const stronger = stored.iterations < ITERATIONS ? await hashPassword(crypto, password) : undefined;
      const session = { uid, token: randomToken(crypto) };

      await store.write({ writes: ['session', 'credentials'] }, async (transaction) => {
        const credentials = transaction.objectStore('credentials');
        // The password may have been reset while the old one was being compared.
        if (!isSame(await credentials.get(uid), stored)) throw new BackendError('invalid-credentials');
        if (stronger) await credentials.put(stronger, uid);
        await transaction.objectStore('session').put(session, 'current');
      });
      member.show(session);
    },

    async logOut() {
      await store.write({ writes: ['session'] }, (transaction) =>
        transaction.objectStore('session').delete('current'),
      );
      member.show(undefined);
    },
  };
}

function isSame(left: PasswordHash | undefined, right: PasswordHash): boolean {
  return left !== undefined && sameBytes(left.salt, right.salt);
}
