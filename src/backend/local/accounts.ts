import { PROGRAMME_USERNAME } from '../../domain/account.ts';
import { foldUsername } from '../../domain/username.ts';
import type { Accounts } from '../port.ts';
import type { Context } from './context.ts';
import type { StoreName, Transaction } from './database.ts';
import { balancesIn } from './settlement.ts';

export function localAccounts({ store, member }: Context): Accounts {
  return {
    async findUpline(typed) {
      const username = foldUsername(typed);
      const exists = await store.read(['accounts'], (transaction) => usernameExists(transaction, username));
      return exists ? { username } : null;
    },
    watchAccount(onAccount, onError) {
      return member.watch(
        ['accounts'],
        (transaction, uid) => transaction.objectStore('accounts').get(uid),
        onAccount,
        onError,
      );
    },
    watchBalances(onBalances, onError) {
      return member.watch(['postings'], balancesIn, onBalances, onError);
    },
  };
}

/** Forms give addresses in this form already; here it makes sure that the index never holds one twice. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The programme's own name exists without a row, so nobody can register it and everybody can name it. */
export async function usernameExists<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'accounts', Mode>,
  username: string,
): Promise<boolean> {
  if (username === PROGRAMME_USERNAME) return true;
  return (await transaction.objectStore('accounts').index('username').getKey(username)) !== undefined;
}
