import type { Context } from '#backend/firebase/context.ts';
import { toBackendError } from '#backend/firebase/errors.ts';
import type { Condition, FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import {
  type DepositQueue,
  type OnError,
  PAYOUTS_SHOWN,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import { pageInOrder, pageOf } from '#backend/port/page-in-order.ts';
import type { RequestKind, Outcome } from '#domain/decisions/decision.ts';
import { CREDIT_WITHIN } from '#domain/deposits/deposit.ts';
import { MINUTE } from '#domain/time.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { DecisionDocument, DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { type UserRefOf, watchAsOperator } from './access.ts';

/** The waiting requests that operators see, in the order in which they are shown. */
type Waiting<Document> = Omit<Group<Document>, 'most'>;

/** Deposits whose proof has a time, whichever it is: without a proof the field is null. */
const PROVEN: Waiting<DepositDocument> = {
  name: 'deposits',
  where: [
    ['status', '==', 'pending'],
    ['proofAt', '>', new Date(0)],
  ],
  order: ['proofAt', 'asc'],
};

const DECLARED: Waiting<DepositDocument> = {
  name: 'deposits',
  where: [
    ['status', '==', 'pending'],
    ['proofAt', '==', null],
  ],
  order: ['createdAt', 'asc'],
};

/**
 * Held withdrawals only: the rules let no operator decide a withdrawal whose member has requested its
 * cancellation.
 */
const HELD: Waiting<WithdrawalDocument> = {
  name: 'withdrawals',
  where: [['status', '==', 'held']],
  order: ['createdAt', 'asc'],
};

/** Decisions that the settler has not carried out yet. */
const NOT_CARRIED_OUT: Group<DecisionDocument> = {
  name: 'decisions',
  where: [['status', '==', 'requested']],
  order: ['at', 'asc'],
  most: 2 * PAYOUTS_SHOWN,
};

/** How often to count again what lies beyond the page, because no listener reports changes there. */
const COUNT_EVERY = MINUTE;

export function watchDepositQueue(
  context: Context,
  userRefOf: UserRefOf,
  most: number,
  onQueue: (queue: DepositQueue) => void,
  onError: OnError,
): Unsubscribe {
  return watchQueues<DepositDocument, DepositQueue>(
    context,
    [PROVEN, DECLARED],
    most,
    async ([withProof = NOTHING, without = NOTHING], decided, firestore) => {
      const toRequest = async ({ id, uid, data }: FoundBelow<DepositDocument>): Promise<QueuedDeposit> => ({
        member: await userRefOf(firestore, uid),
        deposit: toDeposit(id, data),
        approvedBy: data.approval ? await userRefOf(firestore, data.approval.operator) : null,
        ...outcomeOf<'deposit'>(decided, 'deposit', uid, id),
      });
      const queueOf = (waiting: Waiting<DepositDocument>, first: First<DepositDocument>) =>
        queueFrom(firestore, userRefOf, waiting, first, most, toRequest);
      const [proven, declared, overdue] = await Promise.all([
        queueOf(PROVEN, withProof),
        queueOf(DECLARED, without),
        countOverdue(firestore, withProof),
      ]);
      return { proven, declared, overdue };
    },
    onQueue,
    onError,
  );
}

export function watchWithdrawalQueue(
  context: Context,
  userRefOf: UserRefOf,
  most: number,
  onQueue: (queue: Queue<QueuedWithdrawal>) => void,
  onError: OnError,
): Unsubscribe {
  return watchQueues<WithdrawalDocument, Queue<QueuedWithdrawal>>(
    context,
    [HELD],
    most,
    ([held = NOTHING], decided, firestore) =>
      queueFrom(firestore, userRefOf, HELD, held, most, async ({ id, uid, data }) => ({
        member: await userRefOf(firestore, uid),
        withdrawal: toWithdrawal(id, data),
        approvedBy: data.approval ? await userRefOf(firestore, data.approval.operator) : null,
        ...outcomeOf<'withdrawal'>(decided, 'withdrawal', uid, id),
      })),
    onQueue,
    onError,
  );
}

/** The first requests of a list. */
interface First<Document> {
  readonly found: readonly FoundBelow<Document>[];
  /** Whether the list ends there. */
  readonly isAll: boolean;
}

const NOTHING = { found: [], isAll: true };

type Decided = readonly FoundBelow<DecisionDocument>[];

/** Watches the beginning of each list, and the decisions that wait for the settler. */
function watchQueues<Document, Value>(
  context: Context,
  lists: readonly Waiting<Document>[],
  most: number,
  toValue: (
    firsts: readonly First<Document>[],
    decided: Decided,
    firestore: FirestoreClient,
  ) => Promise<Value>,
  onValue: (value: Value) => void,
  onError: OnError,
): Unsubscribe {
  return watchAsOperator<Value>(
    context,
    (firestore, onMade, onFailure) => {
      let decided: Decided | null = null;
      const heard: (First<Document> | undefined)[] = lists.map(() => undefined);
      let latest = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;

      /**
       * Waits until all listeners have reported: the library reports one change to each listener in a
       * separate task. Between them a request would be in two lists, or in none.
       */
      function tellSoon(): void {
        clearTimeout(timer);
        timer = setTimeout(tell);
      }

      function tell(): void {
        clearTimeout(timer);
        const firsts = heard.flatMap((first) => first ?? []);
        if (decided === null || firsts.length < lists.length) return;
        latest += 1;
        const mine = latest;
        if (firsts.some(({ isAll }) => !isAll)) timer = setTimeout(tell, COUNT_EVERY);
        toValue(firsts, decided, firestore).then(
          (value) => mine === latest && onMade(value),
          (thrown: unknown) => mine === latest && onFailure(toBackendError(thrown)),
        );
      }

      const stops = [
        firestore.watchGroup<DecisionDocument>(
          NOT_CARRIED_OUT,
          (found) => {
            decided = found;
            tellSoon();
          },
          onFailure,
        ),
        ...lists.map((list, place) =>
          watchFirst(
            firestore,
            list,
            most,
            (first) => {
              heard[place] = first;
              tellSoon();
            },
            onFailure,
          ),
        ),
      ];
      return () => {
        latest += 1;
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
    onValue,
    onError,
  );
}

/** Watches enough of a list to find a request of one more member than are shown, or all of it. */
function watchFirst<Document>(
  firestore: FirestoreClient,
  list: Waiting<Document>,
  most: number,
  onFirst: (first: First<Document>) => void,
  onError: OnError,
): Unsubscribe {
  let stop: Unsubscribe = () => undefined;
  const watch = (size: number): void => {
    const stopShorter = stop;
    stop = firestore.watchGroup<Document>(
      { ...list, most: size },
      (found) => {
        const isAll = found.length < size;
        if (isAll || pageInOrder(found, most).hasMore) onFirst({ found, isAll });
        else watch(2 * size);
      },
      onError,
    );
    stopShorter();
  };
  watch(most + 1);
  return () => stop();
}

async function queueFrom<Document, Request>(
  firestore: FirestoreClient,
  userRefOf: UserRefOf,
  list: Waiting<Document>,
  { found, isAll }: First<Document>,
  most: number,
  toRequest: (found: FoundBelow<Document>) => Promise<Request>,
): Promise<Queue<Request>> {
  const total = isAll ? found.length : Math.max(found.length, await firestore.countGroup(list));
  const { rows, hasMore } = await pageOf(found, most, async (uid, items) => ({
    member: await userRefOf(firestore, uid),
    requests: await Promise.all(items.map(toRequest)),
  }));
  return { rows, hasMore, total };
}

/**
 * Overdue deposits come first. So this asks the server for a count only if all deposits that it knows are
 * overdue.
 */
async function countOverdue(
  firestore: FirestoreClient,
  { found, isAll }: First<DepositDocument>,
): Promise<number> {
  const shownBefore = new Date(Date.now() - CREDIT_WITHIN);
  const overdue = found.filter(({ data }) => data.proofAt && data.proofAt.toMillis() < shownBefore.getTime());
  if (isAll || overdue.length < found.length) return overdue.length;
  const where: readonly Condition<DepositDocument>[] = [
    ['status', '==', 'pending'],
    ['proofAt', '<', shownBefore],
  ];
  return firestore.countGroup<DepositDocument>({ ...PROVEN, where });
}

/** The recorded decision on a request, if there is one. */
function outcomeOf<Of extends RequestKind>(
  decided: Decided,
  requestKind: Of,
  uid: string,
  id: string,
): { readonly decided?: Outcome<Of> } {
  const decision = decided.find(
    ({ uid: member, data }) => data.kind === requestKind && member === uid && data.requestId === id,
  );
  return decision ? { decided: decision.data.outcome as Outcome<Of> } : {};
}
