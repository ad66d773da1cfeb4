import type { Context } from '#backend/firebase/context.ts';
import { toBackendError } from '#backend/firebase/errors.ts';
import type { Condition, FirestoreClient, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { watchBoth } from '#backend/firebase/keep-watching.ts';
import {
  type DepositQueue,
  type OnError,
  type Operations,
  PAYOUTS_SHOWN,
  type PayoutsToSend,
  type PendingRequest,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import { rowsOf } from '#backend/port/rows-in-order.ts';
import type { RequestKind, Outcome } from '#domain/decisions/decision.ts';
import type { RequestRef } from '#domain/decisions/desk.ts';
import { CREDIT_WITHIN } from '#domain/deposits/deposit.ts';
import { MINUTE } from '#domain/time.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { DecisionDocument, DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type UserRefOf, watchAsOperator, watchMade } from './access.ts';
import { countAll, type Pages, watchPages } from './pages.ts';

/** Which requests wait for operators, and in which order the screen shows them. */
type Waiting<Document> = Omit<Group<Document>, 'most'>;

/** Deposits with a proof. The condition accepts any time, because the field is null without a proof. */
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

/** Withdrawals that the books show as paid, and whose money an operator still has to send. */
const UNSENT: Waiting<WithdrawalDocument> = {
  name: 'withdrawals',
  where: [
    ['status', '==', 'paid'],
    ['payout', '==', null],
  ],
  order: ['createdAt', 'asc'],
};

/** Decisions that the settler has not carried out yet. */
const NOT_CARRIED_OUT: Group<DecisionDocument> = {
  name: 'decisions',
  where: [['status', '==', 'requested']],
  order: ['at', 'asc'],
  most: 2 * PAYOUTS_SHOWN,
};

/**
 * How often to count again what lies beyond the pages. Listeners report everything that happens there, except that a
 * member takes a request back.
 */
const COUNT_EVERY = MINUTE;

export const firebaseQueues = (
  context: Context,
  userRefOf: UserRefOf,
): Pick<Operations, 'watchDepositQueue' | 'watchWithdrawalQueue' | 'watchWaiting' | 'watchPayouts'> => ({
  watchDepositQueue: (most, onQueue, onError) =>
    watchQueues<DepositDocument, DepositQueue>(
      context,
      [PROVEN, DECLARED],
      most,
      async ([withProof, without], decided, firestore) => {
        const toRequest = depositWith(firestore, userRefOf, decided);
        const [proven, declared, overdue] = await Promise.all([
          queueFrom(firestore, userRefOf, PROVEN, withProof, toRequest),
          queueFrom(firestore, userRefOf, DECLARED, without, toRequest),
          countOverdue(firestore, withProof),
        ]);
        return { proven, declared, overdue };
      },
      onQueue,
      onError,
    ),

  watchWithdrawalQueue: (most, onQueue, onError) =>
    watchQueues<WithdrawalDocument, Queue<QueuedWithdrawal>>(
      context,
      [HELD],
      most,
      ([held], decided, firestore) =>
        queueFrom(firestore, userRefOf, HELD, held, withdrawalWith(firestore, userRefOf, decided)),
      onQueue,
      onError,
    ),

  watchPayouts: (most, onPayouts, onError) =>
    watchQueues<WithdrawalDocument, PayoutsToSend>(
      context,
      [UNSENT],
      most,
      async ([unsent = NOTHING], _decided, firestore) => {
        const rows = unsent.found.map(async ({ id, uid, data }) => ({
          member: await userRefOf(firestore, uid),
          withdrawal: toWithdrawal(id, data),
        }));
        return { rows: await Promise.all(rows), total: await countAll(firestore, UNSENT, unsent) };
      },
      onPayouts,
      onError,
    ),

  watchWaiting: ({ uid, requestKind, requestId: id }, onWaiting, onError) =>
    watchMade<OneRequest, PendingRequest | null>(
      context,
      (firestore, onFound, onFailure) =>
        watchBoth<DepositDocument | WithdrawalDocument | null, Decided>(
          (...call) => firestore.watchDocument(PATHS[requestKind](uid, id), ...call),
          // The queue listens to these too, so Firestore does not read them again.
          (...call) => firestore.watchGroup(NOT_CARRIED_OUT, ...call),
          (document, decided) => onFound({ document, decided }),
          onFailure,
        ),
      async ({ document, decided }, firestore) => {
        if (document?.status === 'pending') {
          const found = { id, uid, data: document };
          return { kind: 'deposit', ...(await depositWith(firestore, userRefOf, decided)(found)) };
        }
        if (document?.status === 'held') {
          const found = { id, uid, data: document };
          return { kind: 'withdrawal', ...(await withdrawalWith(firestore, userRefOf, decided)(found)) };
        }
        return null;
      },
      onWaiting,
      onError,
    ),
});

/** One request, with the decisions that the settler has not carried out. */
interface OneRequest {
  readonly document: DepositDocument | WithdrawalDocument | null;
  readonly decided: Decided;
}

const PATHS: Readonly<Record<RequestRef['requestKind'], (uid: string, id: string) => string>> = {
  deposit: paths.deposit,
  withdrawal: paths.withdrawal,
};

type Decided = readonly FoundBelow<DecisionDocument>[];

const depositWith =
  (firestore: FirestoreClient, userRefOf: UserRefOf, decided: Decided) =>
  async ({ id, uid, data }: FoundBelow<DepositDocument>): Promise<QueuedDeposit> => ({
    member: await userRefOf(firestore, uid),
    deposit: toDeposit(id, data),
    approvedBy: data.approval ? await userRefOf(firestore, data.approval.operator) : null,
    ...outcomeOf<'deposit'>(decided, 'deposit', uid, id),
  });

const withdrawalWith =
  (firestore: FirestoreClient, userRefOf: UserRefOf, decided: Decided) =>
  async ({ id, uid, data }: FoundBelow<WithdrawalDocument>): Promise<QueuedWithdrawal> => ({
    member: await userRefOf(firestore, uid),
    withdrawal: toWithdrawal(id, data),
    approvedBy: data.approval ? await userRefOf(firestore, data.approval.operator) : null,
    ...outcomeOf<'withdrawal'>(decided, 'withdrawal', uid, id),
  });

/** Watches the first pages of each list, and the decisions that wait for the settler. */
function watchQueues<Document, Value>(
  context: Context,
  lists: readonly Waiting<Document>[],
  most: number,
  toValue: (
    pages: readonly Pages<Document>[],
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
      const heard: (Pages<Document> | undefined)[] = lists.map(() => undefined);
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
        const pages = heard.flatMap((each) => each ?? []);
        if (decided === null || pages.length < lists.length) return;
        latest += 1;
        const mine = latest;
        if (pages.some(({ more }) => more !== null)) timer = setTimeout(tell, COUNT_EVERY);
        toValue(pages, decided, firestore).then(
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
          watchPages(
            firestore,
            list,
            most,
            (pages) => {
              heard[place] = pages;
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

async function queueFrom<Document, Request>(
  firestore: FirestoreClient,
  userRefOf: UserRefOf,
  list: Waiting<Document>,
  pages: Pages<Document> = NOTHING,
  toRequest: (found: FoundBelow<Document>) => Promise<Request>,
): Promise<Queue<Request>> {
  const [total, rows] = await Promise.all([
    countAll(firestore, list, pages),
    rowsOf(pages.found, async (uid, items) => ({
      member: await userRefOf(firestore, uid),
      requests: await Promise.all(items.map(toRequest)),
    })),
  ]);
  return { rows, total, more: pages.more };
}

const NOTHING = { found: [], last: null, more: null };

/**
 * Overdue deposits come first. So this asks the server for a count only if all deposits that it knows are
 * overdue.
 */
async function countOverdue(
  firestore: FirestoreClient,
  { found, more }: Pages<DepositDocument> = NOTHING,
): Promise<number> {
  const shownBefore = new Date(Date.now() - CREDIT_WITHIN);
  const overdue = found.filter(({ data }) => data.proofAt && data.proofAt.toMillis() < shownBefore.getTime());
  if (more === null || overdue.length < found.length) return overdue.length;
  const where: readonly Condition<DepositDocument>[] = [
    ['status', '==', 'pending'],
    ['proofAt', '<', shownBefore],
  ];
  return firestore.countGroup<DepositDocument>({ ...PROVEN, where });
}

/** The outcome of a decision on this request that the settler has not carried out, if there is one. */
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
