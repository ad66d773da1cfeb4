import { NOTHING_RECENT, type Recent } from '#domain/decisions/second-operator.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { type Balances, balancesAfter, NO_BALANCES, ownersOf, type Posting } from '#domain/money/ledger.ts';
import type { Programme } from '#domain/programme/programme.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { Settled } from './settlement.ts';
import { recentAfter } from './recent.ts';
import { requestKey, type SettlementRequest } from './request.ts';

/** What the settlement needs to know of one member. */
export interface MemberState {
  readonly balances: Balances;
  /** What counts towards the limit of what one operator may pay or credit alone. */
  readonly recent: Recent;
  /** Deposits by id. */
  readonly deposits: ReadonlyMap<string, Deposit>;
  /** Withdrawals by id. */
  readonly withdrawals: ReadonlyMap<string, Withdrawal>;
  /** The `requestKey` of every request that has been settled. */
  readonly settled: ReadonlySet<string>;
  /**
   * The ledger's postings with an id in `postedIds`. May be left out if `settled` holds every settled
   * request.
   */
  readonly posted?: readonly Posting[];
  /** The posting that the request reverses. Needed for a reversal; null: it does not exist. */
  readonly original?: Original | null;
}

/** A posting to reverse, and the sequence of its entry in the public log. */
export interface Original {
  readonly posting: Posting;
  readonly entry: number;
}

/**
 * What the settlement needs to know of the programme. A part is enough: the member, the deposit or withdrawal
 * that the request names, and whether the request is settled.
 */
export interface SettlementState {
  /** Members by uid. A missing member has nothing yet. */
  readonly members: ReadonlyMap<string, MemberState>;
  /** The settlement only reads it, for an activation. */
  readonly programme?: Pick<Programme, 'preview'>;
  /**
   * Uids of the present operators. Left out if the caller has checked the operator in the same transaction.
   */
  readonly operators?: ReadonlySet<string>;
}

export const NEW_MEMBER: MemberState = {
  balances: NO_BALANCES,
  recent: NOTHING_RECENT,
  deposits: new Map(),
  withdrawals: new Map(),
  settled: new Set(),
};

export const memberOf = ({ members }: SettlementState, uid: string): MemberState =>
  members.get(uid) ?? NEW_MEMBER;

/**
 * The state after a request is settled: folding all settlements from the start rebuilds it. The programme has
 * its own log, to which the caller appends.
 */
export function afterSettlement(
  state: SettlementState,
  request: SettlementRequest,
  settled: Settled,
): SettlementState {
  const { postings, changes } = settled;
  const members = new Map(state.members);
  const update = (uid: string, change: (member: MemberState) => Partial<MemberState>) => {
    const member = members.get(uid) ?? NEW_MEMBER;
    members.set(uid, { ...member, ...change(member) });
  };

  for (const uid of ownersOf(postings)) {
    update(uid, ({ balances }) => ({ balances: balancesAfter(balances, uid, postings) }));
  }
  for (const change of changes) {
    update(change.uid, ({ deposits, withdrawals }) =>
      change.kind === 'deposit'
        ? { deposits: new Map(deposits).set(change.deposit.id, change.deposit) }
        : { withdrawals: new Map(withdrawals).set(change.withdrawal.id, change.withdrawal) },
    );
  }
  update(request.uid, (member) => ({
    settled: new Set(member.settled).add(requestKey(request)),
    recent: recentAfter(member.recent, settled),
  }));
  return { ...state, members };
}
