import { balancesOf, ownerOf, type Balances, type Posting } from '../../domain/ledger.ts';
import { type MemberState, type Refusal, settle, type SettlementRequest } from '../../domain/settlement.ts';
import { requestKey } from '../../domain/settlement/request.ts';
import type { Instant } from '../../domain/time.ts';
import { BackendError } from '../port.ts';
import { everythingOf, type StoreName, type Transaction } from './database.ts';

/** A transaction over all that a settlement may look at or change. */
type SettlementTransaction<Name extends StoreName> = Transaction<
  Name | 'deposits' | 'withdrawals' | 'postings' | 'settled',
  'readwrite'
>;

/** Carries out one request in the caller's transaction: all of it, or, where it is refused, nothing by throwing. */
export async function settleIn<Name extends StoreName>(
  transaction: SettlementTransaction<Name>,
  request: SettlementRequest,
  now: Instant,
): Promise<void> {
  const { uid } = request;
  const state = await stateOf(transaction, uid);
  const settlement = settle({ members: new Map([[uid, state]]) }, request, now);
  if (!settlement.ok) throw toBackendError(settlement.refusal);

  for (const posting of settlement.postings) await append(transaction, posting);
  for (const change of settlement.changes) {
    if (change.kind === 'deposit') {
      await transaction.objectStore('deposits').put({ uid: change.uid, value: change.deposit });
    } else {
      await transaction.objectStore('withdrawals').put({ uid: change.uid, value: change.withdrawal });
    }
  }
  const key = requestKey(request);
  if (!state.settled.has(key)) await transaction.objectStore('settled').add({ uid, key, request, at: now });
}

export async function append<Name extends StoreName>(
  transaction: Transaction<Name | 'postings', 'readwrite'>,
  posting: Posting,
): Promise<void> {
  const owners = [ownerOf(posting.from), ownerOf(posting.to)].filter((owner) => owner !== null);
  await transaction.objectStore('postings').add({ posting, uids: [...new Set(owners)] });
}

export async function balancesIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  uid: string,
): Promise<Balances> {
  const records = await transaction.objectStore('postings').index('uid').getAll(uid);
  return balancesOf(
    uid,
    records.map(({ posting }) => posting),
  );
}

async function stateOf<Name extends StoreName>(
  transaction: SettlementTransaction<Name>,
  uid: string,
): Promise<MemberState> {
  const balances = await balancesIn(transaction, uid);
  const deposits = await transaction.objectStore('deposits').getAll(everythingOf(uid));
  const withdrawals = await transaction.objectStore('withdrawals').getAll(everythingOf(uid));
  const settled = await transaction.objectStore('settled').getAllKeys(everythingOf(uid));
  return {
    balances,
    deposits: new Map(deposits.map(({ value }) => [value.id, value])),
    withdrawals: new Map(withdrawals.map(({ value }) => [value.id, value])),
    settled: new Set(settled.map(([, key]) => key)),
  };
}

/** Refusals that the forms rule out beforehand have no sentence of their own; their name is the small print. */
function toBackendError(refusal: Refusal): BackendError {
  switch (refusal.code) {
    case 'insufficient-funds':
    case 'already-decided':
    case 'not-found':
      return new BackendError(refusal.code);
    default:
      return new BackendError('unknown', Object.assign(new Error(), { name: refusal.code }));
  }
}
