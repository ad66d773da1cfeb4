import { BackendError, SecondFactorNeeded, type SignIn } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { Context } from './context.ts';
import type { SessionRecord, StoreName, Transaction } from './database.ts';
import { foldEmail } from './accounts.ts';
import { loadTotp } from './second-factor.ts';
import { hashPassword, matchesPassword, type PasswordHash, sameBytes } from './passwords.ts';
import { randomToken } from './tokens.ts';

export function localSignIn(context: Context): Pick<SignIn, 'watchSession' | 'logIn' | 'logOut'> {
  const { store, member, crypto, passwordIterations } = context;

  function findCredential(email: string) {
    return store.read(['accounts', 'credentials', 'secondFactors'], async (transaction) => {
      const uid = await transaction
        .objectStore('accounts')
        .index('email')
        .getKey([foldEmail(email)]);
      const stored = uid && (await transaction.objectStore('credentials').get(uid));
      if (!uid || !stored) return undefined;
      const factor = await transaction.objectStore('secondFactors').getKey(uid);
      return { uid, stored, hasSecondFactor: factor !== undefined };
    });
  }

  return {
    watchSession(onSession, onError) {
      let last = '';
      return store.watch(
        ['session', 'accounts', 'operators'],
        async (transaction) => {
          const current = await transaction.objectStore('session').get(member.slot);
          const account = current && (await transaction.objectStore('accounts').get(current.uid));
          const operator = current && (await transaction.objectStore('operators').getKey(current.uid));
          return { current, session: sessionOf(account, operator !== undefined) };
        },
        ({ current, session }) => {
          member.bind(current);
          // The operator logged out, here or in another tab. The tab's next page is the member's again.
          if (current === undefined && member.slot === 'operator') member.detach();
          // Most changes of an account do not change the session.
          const present = JSON.stringify([session, current?.token]);
          if (present !== last) onSession(session);
          last = present;
        },
        (error) => {
          last = '';
          onError(error);
        },
      );
    },

    async logIn(email, password) {
      const found = await findCredential(email);
      const matches = await matchesPassword(crypto, password, found?.stored, passwordIterations);
      if (!found || !matches) throw new BackendError('invalid-credentials');
      const { uid, stored, hasSecondFactor } = found;
      const stronger =
        stored.iterations < passwordIterations
          ? await hashPassword(crypto, password, passwordIterations)
          : undefined;
      const session = newSession(context, uid);

      async function open(
        transaction: Transaction<'session' | 'credentials' | 'secondFactors', 'readwrite'>,
      ): Promise<void> {
        const credentials = transaction.objectStore('credentials');
        // Someone may have reset the password while this compared the old one, or while the person typed the
        // code.
        if (!isSame(await credentials.get(uid), stored)) throw new BackendError('invalid-credentials');
        if (stronger) await credentials.put(stronger, uid);
        await transaction.objectStore('session').put(session, 'current');
      }

      if (hasSecondFactor) {
        const { challengeFor } = await loadTotp();
        const challenge = challengeFor(context, uid, ['session', 'credentials'], open);
        throw new SecondFactorNeeded({
          ...challenge,
          async answer(answer) {
            await challenge.answer(answer);
            member.attach('current', session);
          },
        });
      }
      const scope = { writes: ['session', 'credentials'], reads: ['secondFactors'] } as const;
      await store.write(scope, async (transaction) => {
        // Another tab may have added a second factor in the meantime.
        const factor = await transaction.objectStore('secondFactors').getKey(uid);
        if (factor !== undefined) throw new BackendError('challenge-expired');
        await open(transaction);
      });
      member.attach('current', session);
    },

    async logOut() {
      await store.write({ writes: ['session'] }, (transaction) =>
        transaction.objectStore('session').delete(member.slot),
      );
      member.detach();
    },
  };
}

export function newSession({ crypto, now }: Context, uid: string): SessionRecord {
  const at = now();
  return { uid, token: randomToken(crypto), since: at, authenticatedAt: at };
}

/** Ends the session of an account whose password or address has changed. */
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

function isSame(left: PasswordHash | undefined, right: PasswordHash): boolean {
  return left !== undefined && sameBytes(left.salt, right.salt);
}
