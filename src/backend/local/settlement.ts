import { BackendError, settlementRefusal } from '#backend/port/backend.ts';
import { NOTHING_RECENT } from '#domain/decisions/second-operator.ts';
import { noticesOf } from '#domain/notices/notice.ts';
import { postedIds } from '#domain/settlement/posted.ts';
import { requestKey } from '#domain/settlement/request.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import {
  type MemberState,
  settle,
  type Settled,
  type SettlementRequest,
  type SettlementState,
} from '#domain/settlement/settle.ts';
import type { Instant } from '#domain/time.ts';
import type { SettledStore, StoreName, Transaction } from './database.ts';
import { append } from './append.ts';
import { tell } from './tell.ts';
import { balancesIn, recentIn, originalIn, postingsIn } from './posting-records.ts';

/** A transaction over all stores that a settlement may read or write. */
type SettlementTransaction<Name extends StoreName> = Transaction<
  Name | SettledStore | 'accounts' | 'deposits' | 'withdrawals',
  'readwrite'
>;

/**
 * Settles one request in the caller's transaction. A refusal throws, so the transaction writes nothing.
 *
 * @param programme needed for an activation
 */
export async function settleIn<Name extends StoreName>(
  transaction: SettlementTransaction<Name>,
  request: SettlementRequest,
  now: Instant,
  programme?: SettlementState['programme'],
): Promise<Settled> {
  const { uid } = request;
  const state = await stateOf(transaction, request, now);
  const members = new Map([[uid, state]]);
  const settlement = settle(programme ? { members, programme } : { members }, request, now);
  if (!settlement.ok) throw settlementRefusal(settlement.refusal.code);

  await append(transaction, [settlement.postings]);
  for (const change of settlement.changes) {
    if (change.kind === 'deposit') {
      await transaction.objectStore('deposits').put({ uid: change.uid, value: change.deposit });
    } else {
      await transaction.objectStore('withdrawals').put({ uid: change.uid, value: change.withdrawal });
    }
  }
  await tell(transaction, noticesOf(request, settlement, now));
  const key = requestKey(request);
  if (!state.settled.has(key)) await transaction.objectStore('settled').add({ uid, key, request, at: now });
  return settlement;
}

/** For these requests the settlement adds up what one operator has recently let through. */
const COUNTING: readonly SettlementRequest['kind'][] = ['requestWithdrawal', 'decideDeposit'];

/** The part of the member's state that the request names. It stays small however long the member's history is. */
async function stateOf<Name extends StoreName>(
  transaction: SettlementTransaction<Name>,
  request: SettlementRequest,
  now: Instant,
): Promise<MemberState> {
  const { uid } = request;
  const key = requestKey(request);
  const [depositId, withdrawalId] = requestIdsOf(request);
  const deposit = depositId && (await transaction.objectStore('deposits').get([uid, depositId]));
  const withdrawal = withdrawalId && (await transaction.objectStore('withdrawals').get([uid, withdrawalId]));
  const isSettled = (await transaction.objectStore('settled').getKey([uid, key])) !== undefined;
  return {
    balances: await balancesIn(transaction, uid),
    recent: COUNTING.includes(request.kind) ? await recentIn(transaction, uid, now) : NOTHING_RECENT,
    deposits: new Map(deposit ? [[deposit.value.id, deposit.value]] : []),
    withdrawals: new Map(withdrawal ? [[withdrawal.value.id, withdrawal.value]] : []),
    settled: new Set(isSettled ? [key] : []),
    posted: isSettled ? [] : await postingsIn(transaction, postedIds(request)),
    ...(request.kind === 'reversePosting' && {
      original: await originalIn(transaction, originalOf(uid, request.requestKind, request.requestId)),
    }),
  };
}

/** The ids of the deposit and the withdrawal that a request names. Null: it names none. */
function requestIdsOf(
  request: SettlementRequest,
): readonly [deposit: string | null, withdrawal: string | null] {
  switch (request.kind) {
    case 'activate':
      return [null, null];
    case 'decideDeposit':
      return [request.depositId, null];
    case 'requestWithdrawal':
      return [null, request.id];
    case 'cancelWithdrawal':
    case 'decideWithdrawal':
    case 'recordPayout':
      return [null, request.withdrawalId];
    case 'reversePosting':
      return request.requestKind === 'deposit' ? [request.requestId, null] : [null, request.requestId];
  }
}

/** What an operator asks the settlement to do. */
export type DecisionRequest = Extract<SettlementRequest, { operator: string }>;

/**
 * Settles an operator's request, as `settleIn` does.
 * @throws `already-approved`, `already-decided` if another operator was first, or if this operator decided
 * otherwise before
 */
export async function decideIn<Name extends StoreName>(
  transaction: SettlementTransaction<Name>,
  request: DecisionRequest,
  now: Instant,
): Promise<void> {
  const earlier = await transaction.objectStore('settled').get([request.uid, requestKey(request)]);
  if (earlier && !isSame(earlier.request, request)) {
    throw new BackendError(outcomeOf(request) === 'approve' ? 'already-approved' : 'already-decided');
  }
  await settleIn(transaction, request, now);
}

const isSame = (earlier: SettlementRequest, request: DecisionRequest): boolean =>
  'operator' in earlier && earlier.operator === request.operator && outcomeOf(earlier) === outcomeOf(request);

function outcomeOf(request: DecisionRequest): string {
  switch (request.kind) {
    case 'recordPayout':
      return request.reference;
    case 'reversePosting':
      return request.reason;
    default:
      return request.outcome;
  }
}
