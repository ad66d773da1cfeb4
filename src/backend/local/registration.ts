import type { Account } from '../../domain/account.ts';
import type { Registration } from '../../domain/registration.ts';
import type { Instant } from '../../domain/time.ts';
import { foldUsername } from '../../domain/username.ts';
import { BackendError, type Identity } from '../port.ts';
import { foldEmail, usernameExists } from './accounts.ts';
import { mailCode, mintCode } from './action-codes.ts';
import type { Context } from './context.ts';
import { hashPassword } from './passwords.ts';

export function localRegistration(context: Context): Pick<Identity, 'register'> {
  const { store, crypto, now } = context;

  return {
    async register(registration, mail) {
      const credential = await hashPassword(crypto, registration.password);
      const code = await mintCode(crypto, 'verifyEmail');
      const account = newAccount(registration, crypto.randomUUID(), now());

      await store.write(
        { writes: ['accounts', 'credentials', 'actionCodes', 'mails'] },
        async (transaction) => {
          // Asked inside the transaction: of two tabs that register one name at once, the second sees the first.
          const accounts = transaction.objectStore('accounts');
          if (await accounts.index('email').getKey(account.email)) throw new BackendError('email-in-use');
          if (await usernameExists(transaction, account.username)) throw new BackendError('username-taken');
          if (!(await usernameExists(transaction, account.upline))) throw new BackendError('upline-unknown');

          await accounts.add(account);
          await transaction.objectStore('credentials').add(credential, account.uid);
          await mailCode(context, transaction, code, account, mail);
        },
      );
    },
  };
}

/** Field by field: a registration also holds the password, which goes nowhere but into its hash. */
function newAccount(given: Registration, uid: string, createdAt: Instant): Account {
  return {
    uid,
    email: foldEmail(given.email),
    username: foldUsername(given.username),
    firstName: given.firstName,
    lastName: given.lastName,
    phoneNumber: given.phoneNumber,
    country: given.country,
    verified: false,
    upline: foldUsername(given.upline),
    createdAt,
  };
}
