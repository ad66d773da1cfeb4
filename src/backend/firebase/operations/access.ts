import type { Context } from '#backend/firebase/context.ts';
import { toBackendError } from '#backend/firebase/errors.ts';
import type { FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { type Watching, watchWith } from '#backend/firebase/keep-watching.ts';
import { watchOwn } from '#backend/firebase/watch-own.ts';
import { BackendError, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { AccountDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';

/**
 * The uid of the signed-in operator. Only the rules know whether that person is still on the list.
 * @throws `permission-denied`, `session-expired`
 */
export async function presentOperator({ member }: Pick<Context, 'member'>): Promise<string> {
  const user = await member.present();
  const { claims, signInSecondFactor } = await user.getIdTokenResult();
  if (claims['operator'] !== true || signInSecondFactor === null) throw new BackendError('permission-denied');
  return user.uid;
}

/**
 * Does the same as `watchOwn`, for operators only. The rules deny most of it to others; this reports
 * `permission-denied` before it asks them.
 */
export function watchAsOperator<Value>(
  context: Context,
  start: (firestore: FirestoreClient, ...listeners: Parameters<Watching<Value>>) => Unsubscribe,
  onValue: (value: Value) => void,
  onError: OnError,
): Unsubscribe {
  return watchOwn<Value>(
    context,
    (firestore, _uid, ...listeners) =>
      watchWith<string, Value>(
        () => presentOperator(context),
        (_operator, ...told) => start(firestore, ...told),
      )(...listeners),
    onValue,
    onError,
  );
}

/**
 * Watches documents of all members and makes each into a row with the help of other documents. Drops a result
 * that a later one overtakes.
 */
export const watchRows = <Document, Row>(
  context: Context,
  group: Group<Document>,
  ...rest: RowsOf<FoundBelow<Document>, Row>
): Unsubscribe =>
  watchEach<FoundBelow<Document>, Row>(
    context,
    (firestore, ...listeners) => firestore.watchGroup<Document>(group, ...listeners),
    ...rest,
  );

/** Turns documents into rows, and says which callbacks receive them. */
type RowsOf<Found, Row> = readonly [
  toRow: (found: Found, firestore: FirestoreClient) => Promise<Row>,
  onRows: (rows: readonly Row[]) => void,
  onError: OnError,
];

/** Watches with `start` and makes each document into a row. */
export const watchEach = <Found, Row>(
  context: Context,
  start: (firestore: FirestoreClient, ...listeners: Parameters<Watching<readonly Found[]>>) => Unsubscribe,
  ...[toRow, onRows, onError]: RowsOf<Found, Row>
): Unsubscribe =>
  watchMade<readonly Found[], readonly Row[]>(
    context,
    start,
    (documents, firestore) => Promise.all(documents.map((found) => toRow(found, firestore))),
    onRows,
    onError,
  );

/**
 * Watches something and makes a value to show from it, with the help of other documents. Drops a result that
 * a later one overtakes.
 */
export function watchMade<Found, Made>(
  context: Context,
  start: (firestore: FirestoreClient, ...listeners: Parameters<Watching<Found>>) => Unsubscribe,
  make: (found: Found, firestore: FirestoreClient) => Promise<Made>,
  onMade: (made: Made) => void,
  onError: OnError,
): Unsubscribe {
  return watchAsOperator<Made>(
    context,
    (firestore, onValue, onFailure) => {
      let latest = 0;
      return start(
        firestore,
        (found) => {
          latest += 1;
          const mine = latest;
          make(found, firestore).then(
            (made) => mine === latest && onValue(made),
            (thrown: unknown) => mine === latest && onFailure(toBackendError(thrown)),
          );
        },
        onFailure,
      );
    },
    onMade,
    onError,
  );
}

/** Reads each document once and keeps what it read. Tries again after a failed read. */
export function onceEach<Value>(
  read: (firestore: FirestoreClient, path: string) => Promise<Value>,
): (firestore: FirestoreClient, path: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (firestore, path) => {
    const asked = known.get(path) ?? read(firestore, path);
    known.set(path, asked);
    asked.catch(() => known.delete(path));
    return asked;
  };
}

export type UserRefOf = (firestore: FirestoreClient, uid: string) => Promise<UserRef>;

/** Looks up users, once each per page. This backend has no sample members. */
export function openUserRefs(): UserRefOf {
  const usernameOf = onceEach(
    async (firestore, path) => (await firestore.read<AccountDocument>(path))?.username ?? null,
  );
  return async (firestore, uid) => ({
    uid,
    username: await usernameOf(firestore, paths.account(uid)),
    isSample: false,
  });
}
