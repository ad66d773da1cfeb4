import { isUnfinished, type Unfinished } from '#domain/accounts/erasure.ts';
import { everythingOf, type StoreName, type Transaction } from './database.ts';
import { balancesIn } from './posting-records.ts';

/** What has to be done before an account can be erased. */
export async function unfinishedOf<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'withdrawals' | 'postings', Mode>,
  uid: string,
): Promise<Unfinished> {
  const all = await transaction.objectStore('withdrawals').getAll(everythingOf(uid));
  const { held } = await balancesIn(transaction, uid);
  return {
    withdrawals: all
      .map(({ value }) => value)
      .filter(isUnfinished)
      .sort((one, other) => one.createdAt - other.createdAt),
    held,
  };
}
