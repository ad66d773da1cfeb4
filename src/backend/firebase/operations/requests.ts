import type { Context } from '#backend/firebase/context.ts';
import type { Condition, FirestoreClient, FoundBelow } from '#backend/firebase/firestore.ts';
import { latestFrom, mapLatest } from '#backend/firebase/latest.ts';
import type {
  Latest,
  MemberDeposit,
  MemberWithdrawal,
  OnError,
  Operations,
  Unsubscribe,
} from '#backend/port/backend.ts';
import type { RequestFilter } from '#domain/decisions/request-filter.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { DepositDocument, Timestamp, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type UserRefOf, watchMade } from './access.ts';

/** Deposits and withdrawals of all members, or of one. */
export const firebaseRequests = (
  context: Context,
  userRefOf: UserRefOf,
): Pick<Operations, 'watchAllDeposits' | 'watchAllWithdrawals'> => ({
  watchAllDeposits: (filter, ...call) =>
    watchRequests<DepositDocument, MemberDeposit>(
      context,
      {
        of: 'deposits',
        uid: filter.uid,
        where: [
          ...conditionsOf<DepositDocument>(filter),
          ...(filter.coin === null ? [] : [['coin', '==', filter.coin] as const]),
          ...(filter.reference === null ? [] : [['reference', '==', filter.reference] as const]),
        ],
        toItem: async ({ id, uid, data }, firestore) => ({
          member: await userRefOf(firestore, uid),
          deposit: toDeposit(id, data),
        }),
      },
      ...call,
    ),

  watchAllWithdrawals: (filter, ...call) =>
    watchRequests<WithdrawalDocument, MemberWithdrawal>(
      context,
      {
        of: 'withdrawals',
        uid: filter.uid,
        where: [
          ...conditionsOf<WithdrawalDocument>(filter),
          ...(filter.coin === null ? [] : [['details.coin', '==', filter.coin] as const]),
        ],
        toItem: async ({ id, uid, data }, firestore) => ({
          member: await userRefOf(firestore, uid),
          withdrawal: toWithdrawal(id, data),
        }),
      },
      ...call,
    ),
});

interface Request {
  readonly status: string;
  readonly createdAt: Timestamp;
}

function conditionsOf<Document extends Request>({
  status,
  from,
  until,
}: Pick<RequestFilter<string>, 'status' | 'from' | 'until'>): readonly Condition<Request>[] &
  readonly Condition<Document>[] {
  return [
    ...(status === null ? [] : [['status', '==', status] as const]),
    ...(from === null ? [] : [['createdAt', '>=', new Date(from)] as const]),
    ...(until === null ? [] : [['createdAt', '<', new Date(until)] as const]),
  ];
}

interface RequestList<Document, Item> {
  readonly of: 'deposits' | 'withdrawals';
  /** Null: requests of all members. */
  readonly uid: string | null;
  readonly where: readonly Condition<Document>[];
  readonly toItem: (found: FoundBelow<Document>, firestore: FirestoreClient) => Promise<Item>;
}

function watchRequests<Document extends Request, Item>(
  context: Context,
  { of: name, uid, where, toItem }: RequestList<Document, Item>,
  most: number,
  onLatest: (latest: Latest<Item>) => void,
  onError: OnError,
): Unsubscribe {
  const order = ['createdAt', 'desc'] as const;
  /** Selects one more than asked for, to learn whether there are more. */
  const selectionOf = (shown: number) => ({ where, most: shown + 1 });
  const ofMember = (owner: string) => (found: readonly { id: string; data: Document }[]) =>
    found.map((each) => ({ ...each, uid: owner }));

  async function read(
    firestore: FirestoreClient,
    more: number,
    after: FoundBelow<Document>,
  ): Promise<readonly FoundBelow<Document>[]> {
    if (uid === null) return firestore.readGroup<Document>({ name, order, ...selectionOf(more) }, after);
    return ofMember(uid)(await firestore.readCollection(paths[name](uid), order, selectionOf(more), after));
  }

  const latestOf = (
    found: readonly FoundBelow<Document>[],
    firestore: FirestoreClient,
    shown: number,
  ): Latest<FoundBelow<Document>> =>
    latestFrom(found.slice(0, shown), found, shown, async (more, last) =>
      latestOf(await read(firestore, more, last), firestore, more),
    );

  return watchMade<readonly FoundBelow<Document>[], Latest<Item>>(
    context,
    (firestore, onFound, onFailure) =>
      uid === null
        ? firestore.watchGroup<Document>({ name, order, ...selectionOf(most) }, onFound, onFailure)
        : firestore.watchCollection<Document>(
            paths[name](uid),
            order,
            (found) => onFound(ofMember(uid)(found)),
            onFailure,
            selectionOf(most),
          ),
    (found, firestore) => mapLatest(latestOf(found, firestore, most), (each) => toItem(each, firestore)),
    onLatest,
    onError,
  );
}
