import { checkAddress } from '#domain/address/address.ts';
import { operatorsFor } from '#domain/decisions/second-operator.ts';
import { isWithdrawalAsSeen } from '#domain/decisions/seen.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import { isReference } from '#domain/withdrawals/payout-reference.ts';
import {
  brokenLimit,
  newWithdrawal,
  payoutRefusal,
  type Withdrawal,
  type WithdrawalDetails,
  type WithdrawalStatus,
} from '#domain/withdrawals/withdrawal.ts';
import {
  type Movement,
  NOTHING_LEFT_TO_DO,
  post,
  type Refusal,
  refuse,
  type Settlement,
} from './settlement.ts';
import type {
  PayoutRecord,
  WithdrawalCancellation,
  WithdrawalDecisionRequest,
  WithdrawalToHold,
} from './request.ts';
import type { MemberState } from './state.ts';

/** Moves earning → held. A withdrawal that its owner cancelled before it was settled stays cancelled. */
export function settleWithdrawalRequest(
  member: MemberState,
  request: WithdrawalToHold,
  now: Instant,
): Settlement {
  const { uid, id, amount, details } = request;
  const known = member.withdrawals.get(id);
  if (known && known.status !== 'requested') return NOTHING_LEFT_TO_DO;
  const refusal = refusalOf(details) ?? brokenLimit(amount, member.balances);
  if (refusal) return refuse(refusal);

  const operators = operatorsFor(amount, member.balances.held, member.recent, now);
  const withdrawal = newWithdrawal({ id, amount, details }, operators, now);
  const hold: Movement = {
    kind: 'hold',
    from: memberAccount('earning', uid),
    to: memberAccount('held', uid),
    amount,
    subject: id,
  };
  return {
    ok: true,
    postings: [post(request, hold, now)],
    changes: [{ kind: 'withdrawal', uid, withdrawal }],
  };
}

/**
 * Moves held → earning, for the owner. If nothing was held yet, no money moves. Repeating it changes nothing.
 */
export function settleCancellation(
  member: MemberState,
  request: WithdrawalCancellation,
  now: Instant,
): Settlement {
  const known = member.withdrawals.get(request.withdrawalId);
  if (known?.status === 'cancelled') return NOTHING_LEFT_TO_DO;
  if (known?.status !== 'requested') return end(member, request, 'cancelled', null, now);
  const withdrawal = { ...known, status: 'cancelled', decidedAt: now, neverHeld: 'cancelled' } as const;
  return { ok: true, postings: [], changes: [{ kind: 'withdrawal', uid: request.uid, withdrawal }] };
}

/**
 * Paying moves held → external, refusing held → earning. After an approval by the first of two operators the
 * money stays held. A recorded cancellation came before the decision: a member cannot ask for one while a
 * decision waits.
 */
export function settleWithdrawalDecision(
  member: MemberState,
  request: WithdrawalDecisionRequest,
  now: Instant,
): Settlement {
  const { uid, withdrawalId, outcome, operator, seen } = request;
  const asked = member.withdrawals.get(withdrawalId);
  if (!asked) return refuse({ code: 'not-found' });
  if (asked.status !== 'held') return refuse({ code: 'already-decided' });
  if (seen && !isWithdrawalAsSeen(seen, asked)) return refuse({ code: 'changed-since-seen' });
  const code = payoutRefusal(asked, outcome, operator);
  if (code) return refuse({ code });
  if (outcome === 'approve') {
    const withdrawal: Withdrawal = { ...asked, approval: { operator, at: now } };
    return { ok: true, postings: [], changes: [{ kind: 'withdrawal', uid, withdrawal }] };
  }
  const status = outcome === 'pay' ? 'paid' : 'refused';
  return end(member, request, status, request.note, now);
}

/** Moves no money: it left the books with the decision to pay. A recorded payout never changes. */
export function settlePayoutRecord(member: MemberState, request: PayoutRecord, now: Instant): Settlement {
  const { uid, withdrawalId, reference, seen } = request;
  const paid = member.withdrawals.get(withdrawalId);
  if (!paid) return refuse({ code: 'not-found' });
  if (paid.status !== 'paid') return refuse({ code: 'not-paid' });
  if (paid.payout) return refuse({ code: 'already-decided' });
  if (seen && !isWithdrawalAsSeen(seen, paid)) return refuse({ code: 'changed-since-seen' });
  if (!isReference(reference)) return refuse({ code: 'reference-refused' });
  const withdrawal: Withdrawal = { ...paid, payout: { reference, at: now } };
  return { ok: true, postings: [], changes: [{ kind: 'withdrawal', uid, withdrawal }] };
}

function end(
  member: MemberState,
  request: WithdrawalCancellation | WithdrawalDecisionRequest,
  status: Exclude<WithdrawalStatus, 'requested' | 'held' | 'cancelling'>,
  note: string | null,
  now: Instant,
): Settlement {
  const { uid, withdrawalId } = request;
  const held = member.withdrawals.get(withdrawalId);
  if (!held) return refuse({ code: 'not-found' });
  if (held.status !== 'held' && held.status !== 'cancelling') return refuse({ code: 'already-decided' });

  const movement: Movement = {
    kind: status === 'paid' ? 'pay' : 'release',
    from: memberAccount('held', uid),
    to: status === 'paid' ? 'external' : memberAccount('earning', uid),
    amount: held.amount,
    subject: withdrawalId,
  };
  const withdrawal: Withdrawal = {
    ...held,
    status,
    decidedAt: now,
    note,
    // A paid withdrawal that is not sent yet has a null payout.
    ...(status === 'paid' && { payout: null }),
  };
  return {
    ok: true,
    postings: [post(request, movement, now)],
    changes: [{ kind: 'withdrawal', uid, withdrawal }],
  };
}

/** Check again what the form has checked, because not every client has a form. */
function refusalOf(details: WithdrawalDetails): Refusal | null {
  if (details.method === 'bank') return null;
  const checked = checkAddress(details.coin, details.network, details.address);
  return checked.ok ? null : { code: 'not-a-test-address', reason: checked.reason };
}
