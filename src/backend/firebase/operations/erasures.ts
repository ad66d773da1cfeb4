import type { Context } from '#backend/firebase/context.ts';
import type { FirestoreClient, Found } from '#backend/firebase/firestore.ts';
import { watchBoth } from '#backend/firebase/keep-watching.ts';
import { BackendError, type Erasures, MEMBERS_FOUND, type Tombstone } from '#backend/port/backend.ts';
import { hasToWait, type Unfinished } from '#domain/accounts/erasure.ts';
import { OPEN_STATUSES } from '#domain/withdrawals/withdrawal.ts';
import { toBalances, toWithdrawal } from '#firestore/decode.ts';
import type {
  AccountDocument,
  BalancesDocument,
  TombstoneDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { presentOperator, type UserRefOf, watchAsOperator, watchMade } from './access.ts';
import { toFound } from './members.ts';

export function firebaseErasures(context: Context, userRefOf: UserRefOf): Erasures {
  return {
    watchErasures: (onMembers, onError) =>
      watchAsOperator<readonly Found<AccountDocument>[]>(
        context,
        (firestore, ...listeners) =>
          firestore.watchCollection<AccountDocument>(
            paths.accounts(),
            ['erasureAskedAt', 'asc'],
            ...listeners,
            { most: MEMBERS_FOUND },
          ),
        (found) => onMembers(found.map(({ id, data }) => toFound(id, data))),
        onError,
      ),

    watchUnfinished: (uid, onUnfinished, onError) =>
      watchAsOperator<Unfinished>(
        context,
        (firestore, onValue, onFailure) =>
          watchBoth<Withdrawals, BalancesDocument | null>(
            (onBoth, ...rest) =>
              watchBoth<Withdrawals, Withdrawals>(
                (...call) => watchOpen(firestore, uid, ...call),
                (...call) => watchUnsent(firestore, uid, ...call),
                (open, unsent) => onBoth([...unsent, ...open]),
                ...rest,
              ),
            (...call) => firestore.watchDocument<BalancesDocument>(paths.balances(uid), ...call),
            (withdrawals, balances) => onValue(unfinishedIn(withdrawals, balances)),
            onFailure,
          ),
        onUnfinished,
        onError,
      ),

    async finishErasure(uid) {
      const operator = await presentOperator(context);
      if (operator === uid) throw new BackendError('own-request');
      const firestore = await context.openFirestore();
      await firestore.transact(async (documents) => {
        const account = await documents.get<AccountDocument>(paths.account(uid));
        const tombstone = await documents.get<TombstoneDocument>(paths.tombstone(uid));
        if (tombstone !== null) return;
        if (account === null) throw new BackendError('not-found');
        if (account.erasureAskedAt === undefined) throw new BackendError('permission-denied');
        const balances = await documents.get<BalancesDocument>(paths.balances(uid));
        // The rules check the held money again. The settler ends requests that come in the meantime, and waits
        // for payouts on their way.
        if (hasToWait(unfinishedIn(await readUnfinished(firestore, uid), balances))) {
          throw new BackendError('erasure-waits');
        }
        documents.update(paths.username(account.username), { deleted: true });
        documents.delete(paths.account(uid));
        documents.set(paths.tombstone(uid), { at: firestore.now(), erasedAt: null, by: operator });
      });
    },

    watchTombstone: (uid, onTombstone, onError) =>
      watchMade<TombstoneDocument | null, Tombstone | null>(
        context,
        (firestore, ...listeners) => firestore.watchDocument(paths.tombstone(uid), ...listeners),
        async (document, firestore) =>
          document && {
            at: document.at.toMillis(),
            erasedAt: document.erasedAt?.toMillis() ?? null,
            by: document.by === undefined ? null : await userRefOf(firestore, document.by),
          },
        onTombstone,
        onError,
      ),
  };
}

type Withdrawals = readonly Found<WithdrawalDocument>[];

type Watched = [onFound: (found: Withdrawals) => void, onError: (error: BackendError) => void];

/** More than any member has: slots limit the open ones, and operators send what they decided to pay. */
const MOST = 100;

const OPEN = { where: [['status', 'in', OPEN_STATUSES] as const], most: MOST };
const UNSENT = { where: [['status', '==', 'paid'] as const, ['payout', '==', null] as const], most: MOST };

const ORDER = ['createdAt', 'asc'] as const;

const watchOpen = (firestore: FirestoreClient, uid: string, ...listeners: Watched) =>
  firestore.watchCollection<WithdrawalDocument>(paths.withdrawals(uid), ORDER, ...listeners, OPEN);

const watchUnsent = (firestore: FirestoreClient, uid: string, ...listeners: Watched) =>
  firestore.watchCollection<WithdrawalDocument>(paths.withdrawals(uid), ORDER, ...listeners, UNSENT);

async function readUnfinished(firestore: FirestoreClient, uid: string): Promise<Withdrawals> {
  const parts = [UNSENT, OPEN].map((selection) =>
    firestore.readCollection<WithdrawalDocument>(paths.withdrawals(uid), ORDER, selection),
  );
  return (await Promise.all(parts)).flat();
}

const unfinishedIn = (withdrawals: Withdrawals, balances: BalancesDocument | null): Unfinished => ({
  withdrawals: withdrawals
    .map(({ id, data }) => toWithdrawal(id, data))
    .sort((one, other) => one.createdAt - other.createdAt),
  held: toBalances(balances).held,
});
