import { balancesAfter } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import { settleActivation } from './activations.ts';
import { settleDepositDecision } from './deposits.ts';
import { NOTHING_LEFT_TO_DO, refuse, type Settlement } from './settlement.ts';
import { reconcileWithPosted } from './posted.ts';
import { settleReversal } from './reversals.ts';
import { requestKey, type SettlementRequest } from './request.ts';
import { memberOf, type MemberState, type SettlementState } from './state.ts';
import {
  settleCancellation,
  settleWithdrawalDecision,
  settleWithdrawalRequest,
  settlePayoutRecord,
} from './withdrawals.ts';

export type { Change, Refusal, Settled, Settlement } from './settlement.ts';
export type { SettlementRequest } from './request.ts';
export type { MemberState, SettlementState } from './state.ts';

/**
 * The only source of postings: what a request does to the ledger, and to the deposit or withdrawal that it
 * names. The result depends only on the arguments. Settling a settled request again does nothing.
 *
 * @param now becomes the time of postings and decisions
 * @throws LedgerBroken when a posting would break an invariant of the ledger: a bug here, or in the given
 * state
 */
export function settle(state: SettlementState, request: SettlementRequest, now: Instant): Settlement {
  const member = memberOf(state, request.uid);
  if (member.settled.has(requestKey(request))) return NOTHING_LEFT_TO_DO;
  const settlement = reconcileWithPosted(settleFor(state, member, request, now), member.posted ?? []);
  // Run the ledger's assertions, so that no posting leaves this function that the ledger would refuse.
  if (settlement.ok) balancesAfter(member.balances, request.uid, settlement.postings);
  return settlement;
}

function settleFor(
  { programme, operators }: SettlementState,
  member: MemberState,
  request: SettlementRequest,
  now: Instant,
): Settlement {
  if ('operator' in request) {
    if (request.operator === request.uid) return refuse({ code: 'own-request' });
    if (operators && !operators.has(request.operator)) return refuse({ code: 'not-an-operator' });
  }
  switch (request.kind) {
    case 'activate': {
      if (!programme) throw new Error('An activation needs the programme');
      const { uid, username, matrix, level } = request;
      const preview = programme.preview({ kind: 'activate', uid, username, matrix, level, at: now });
      return settleActivation(member, preview, request, now);
    }
    case 'requestWithdrawal':
      return settleWithdrawalRequest(member, request, now);
    case 'cancelWithdrawal':
      return settleCancellation(member, request, now);
    case 'decideDeposit':
      return settleDepositDecision(member, request, now);
    case 'decideWithdrawal':
      return settleWithdrawalDecision(member, request, now);
    case 'recordPayout':
      return settlePayoutRecord(member, request, now);
    case 'reversePosting':
      return settleReversal(member, request, now);
  }
}
