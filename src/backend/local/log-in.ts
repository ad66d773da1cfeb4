import { BackendError, SecondFactorNeeded, type SignIn } from '#backend/port/backend.ts';
import { foldEmail } from './accounts.ts';
import type { Context } from './context.ts';
import type { Transaction } from './database.ts';
import { loadTotp } from './second-factor.ts';
import { hashPassword, matchesPassword, type PasswordHash, sameBytes } from './passwords.ts';
import { randomToken } from './tokens.ts';

export function localLogIn(context: Context): Pick<SignIn, 'logIn'> {
  const { store, member, crypto, now, passwordIterations } = context;

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
    async logIn(email, password) {
      const found = await findCredential(email);
      const matches = await matchesPassword(crypto, password, found?.stored, passwordIterations);
      if (!found || !matches) throw new BackendError('invalid-credentials');
      const { uid, stored, hasSecondFactor } = found;
      const stronger =
        stored.iterations < passwordIterations
          ? await hashPassword(crypto, password, passwordIterations)
          : undefined;
      const session = { uid, token: randomToken(crypto), authenticatedAt: now() };

      async function open(
        transaction: Transaction<'session' | 'credentials' | 'secondFactors', 'readwrite'>,
      ): Promise<void> {
        const credentials = transaction.objectStore('credentials');
        // The password may have been reset while the old one was being compared, or while the code was typed.
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
        // One that another tab has added since.
        const factor = await transaction.objectStore('secondFactors').getKey(uid);
        if (factor !== undefined) throw new BackendError('challenge-expired');
        await open(transaction);
      });
      member.attach('current', session);
    },
  };
}

function isSame(left: PasswordHash | undefined, right: PasswordHash): boolean {
  return left !== undefined && sameBytes(left.salt, right.salt);
}
