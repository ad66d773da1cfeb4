import type { Context } from '#backend/local/context.ts';
import type { Owned, StoreName, Transaction } from '#backend/local/database.ts';
import type { Operations, PendingRequest, Queue, Unsubscribe } from '#backend/port/backend.ts';
import { rowsOf } from '#backend/port/rows-in-order.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { Approval } from '#domain/decisions/second-operator.ts';
import { isOverdue } from '#domain/deposits/deposit.ts';
import { MINUTE } from '#domain/time.ts';
import { type Operator, userRefOf } from './access.ts';

/**
 * What waits for operators. The community of one browser is small, so each read looks at all that waits, and makes
 * rows of the pages that are shown.
 */
export function localQueues(
  { now }: Context,
  operator: Operator,
): Pick<Operations, 'watchDepositQueue' | 'watchWithdrawalQueue' | 'watchWaiting'> {
  return {
    watchDepositQueue: (pageSize, onQueue, onError) =>
      inPages(pageSize, (pages) =>
        operator.watch(
          ['deposits', 'accounts'],
          async (transaction) => {
            const byStatus = transaction.objectStore('deposits').index('status');
            const pending = await byStatus.getAll(allOfStatus('pending'));
            const withProof = pending
              .filter(({ value }) => value.proofAt !== null)
              .sort((one, other) => (one.value.proofAt ?? 0) - (other.value.proofAt ?? 0));
            const without = pending.filter(({ value }) => value.proofAt === null);
            return {
              proven: await queueOf(transaction, withProof, pages.of('proven'), 'deposit'),
              overdue: withProof.filter(({ value }) => isOverdue(value, now())).length,
              declared: await queueOf(transaction, without, pages.of('declared'), 'deposit'),
            };
          },
          onQueue,
          onError,
        ),
      ),

    watchWithdrawalQueue: (pageSize, onQueue, onError) =>
      inPages(pageSize, (pages) =>
        operator.watch(
          ['withdrawals', 'accounts'],
          async (transaction) => {
            const byStatus = transaction.objectStore('withdrawals').index('status');
            const held = await byStatus.getAll(allOfStatus('held'));
            return queueOf(transaction, held, pages.of('held'), 'withdrawal');
          },
          onQueue,
          onError,
        ),
      ),

    watchWaiting: ({ uid, requestKind: kind, requestId }, onWaiting, onError) =>
      operator.watch(
        ['deposits', 'withdrawals', 'accounts'],
        async (transaction): Promise<PendingRequest | null> => {
          const member = await userRefOf(transaction, uid);
          if (kind === 'deposit') {
            const value = (await transaction.objectStore('deposits').get([uid, requestId]))?.value;
            if (value?.status !== 'pending') return null;
            return { kind, ...(await queuedOf(transaction, member, value, kind)) };
          }
          const value = (await transaction.objectStore('withdrawals').get([uid, requestId]))?.value;
          if (value?.status !== 'held') return null;
          return { kind, ...(await queuedOf(transaction, member, value, kind)) };
        },
        onWaiting,
        onError,
      ),
  };
}

/** How much of one list is shown. */
interface Shown {
  readonly most: number;
  readonly more: () => void;
}

/** How often to read again: requests become overdue without a change in the store. */
const READ_EVERY = MINUTE;

/** Watches lists page by page. @param watch called again for each further page, and every `READ_EVERY` */
function inPages(
  pageSize: number,
  watch: (pages: { readonly of: (list: string) => Shown }) => Unsubscribe,
): Unsubscribe {
  const shown = new Map<string, number>();
  const of = (list: string): Shown => {
    const most = shown.get(list) ?? pageSize;
    return {
      most,
      more() {
        shown.set(list, most + pageSize);
        again();
      },
    };
  };
  const again = () => {
    const stopBefore = stop;
    stop = watch({ of });
    stopBefore();
  };
  let stop = watch({ of });
  const timer = setInterval(again, READ_EVERY);
  return () => {
    clearInterval(timer);
    stop();
  };
}

interface Approvable {
  readonly approval?: Approval;
}

type QueueTransaction<Name extends StoreName> = Transaction<Name | 'accounts', 'readonly'>;

async function queueOf<Name extends StoreName, Request extends Approvable, Kind extends string>(
  transaction: QueueTransaction<Name>,
  waiting: readonly Owned<Request>[],
  { most, more }: Shown,
  kind: Kind,
): Promise<Queue<QueuedAs<Kind, Request>>> {
  const rows = await rowsOf(waiting.slice(0, most), async (uid, items) => {
    const member = await userRefOf(transaction, uid);
    const requests = items.map(({ value }) => queuedOf(transaction, member, value, kind));
    return { member, requests: await Promise.all(requests) };
  });
  return { rows, total: waiting.length, more: waiting.length > most ? more : null };
}

/** A request under the name of its kind, with its member and its first approver. */
type QueuedAs<Kind extends string, Request> = Readonly<Record<Kind, Request>> & {
  readonly member: UserRef;
  readonly approvedBy: UserRef | null;
};

async function queuedOf<Name extends StoreName, Request extends Approvable, Kind extends string>(
  transaction: QueueTransaction<Name>,
  member: UserRef,
  request: Request,
  kind: Kind,
): Promise<QueuedAs<Kind, Request>> {
  const approvedBy = request.approval ? await userRefOf(transaction, request.approval.operator) : null;
  return { member, approvedBy, [kind]: request } as QueuedAs<Kind, Request>;
}

/** The range of all keys with a status, which are in the order of creation. */
export const allOfStatus = (status: string): IDBKeyRange => IDBKeyRange.bound([status], [status, []]);
