import type { StoreName, Transaction } from '#backend/local/database.ts';
import { type Found, latestOf, type Place } from '#backend/local/latest.ts';
import type { Member } from '#backend/local/member.ts';
import type { WriteScope } from '#backend/local/store.ts';
import { BackendError, type Latest, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import type { UserRef } from '#domain/decisions/decision.ts';

/**
 * The signed-in operator, and the only access to other members' data. It works as `Member` does, but rejects with
 * `permission-denied` for everyone else, and gives `work` the operator's uid.
 */
export interface Operator {
  watch<Name extends StoreName, Value>(
    names: readonly Name[],
    read: (
      transaction: Transaction<Name | 'session' | 'operators', 'readonly'>,
      operator: string,
    ) => Promise<Value>,
    onValue: (value: Value) => void,
    onError: OnError,
  ): Unsubscribe;

  read<Name extends StoreName, Value>(
    names: readonly Name[],
    work: (
      transaction: Transaction<Name | 'session' | 'operators', 'readonly'>,
      operator: string,
    ) => Promise<Value>,
  ): Promise<Value>;

  write<Written extends StoreName, Value, Read extends StoreName = never>(
    scope: WriteScope<Written, Read>,
    work: (
      transaction: Transaction<Written | Read | 'session' | 'operators', 'readwrite'>,
      operator: string,
    ) => Promise<Value>,
  ): Promise<Value>;
}

export function operatorOf(member: Member): Operator {
  return {
    watch: (names, read, onValue, onError) =>
      member.watch(
        [...names, 'operators'],
        async (transaction, uid) => {
          await assertOperator(transaction, uid);
          return read(transaction, uid);
        },
        onValue,
        onError,
      ),

    read: (names, work) =>
      member.read([...names, 'operators'], async (transaction, uid) => {
        await assertOperator(transaction, uid);
        return work(transaction, uid);
      }),

    write: ({ writes, reads = [] }, work) =>
      member.write({ writes, reads: [...reads, 'operators'] }, async (transaction, uid) => {
        await assertOperator(transaction, uid);
        return work(transaction, uid);
      }),
  };
}

/** Watches the newest part of a list that operators see. @param readPage reads one page of it */
export const watchLatestAs = <Name extends StoreName, Item>(
  operator: Operator,
  names: readonly Name[],
  readPage: (
    transaction: Transaction<Name | 'session' | 'operators', 'readonly'>,
    most: number,
    after: Place | undefined,
    operator: string,
  ) => Promise<Found<Item>>,
  most: number,
  onLatest: (latest: Latest<Item>) => void,
  onError: OnError,
): Unsubscribe =>
  operator.watch(
    names,
    (transaction, by) => readPage(transaction, most, undefined, by),
    (found) =>
      onLatest(
        latestOf(found, (more, after) =>
          operator.read(names, (transaction, by) => readPage(transaction, more, after, by)),
        ),
      ),
    onError,
  );

async function assertOperator<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'operators', Mode>,
  uid: string,
): Promise<void> {
  const isOperator = (await transaction.objectStore('operators').getKey(uid)) !== undefined;
  if (!isOperator) throw new BackendError('permission-denied');
}

export async function userRefOf<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'accounts', Mode>,
  uid: string,
): Promise<UserRef> {
  const account = await transaction.objectStore('accounts').get(uid);
  return { uid, username: account?.username ?? null, isSample: account?.sample === true };
}
