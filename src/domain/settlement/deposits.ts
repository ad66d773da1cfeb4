import { isDepositAsSeen } from '#domain/decisions/seen.ts';
import { creditRefusal, type Deposit } from '#domain/deposits/deposit.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import { post, refuse, type Settlement } from './settlement.ts';
import type { DepositDecisionRequest } from './request.ts';
import type { MemberState } from './state.ts';

/**
 * A credit moves external → locked. A refusal moves no money, nor does an approval by the first of two
 * operators.
 */
export function settleDepositDecision(
  member: MemberState,
  request: DepositDecisionRequest,
  now: Instant,
): Settlement {
  const { uid, depositId, outcome, note, operator, seen } = request;
  const pending = member.deposits.get(depositId);
  if (!pending) return refuse({ code: 'not-found' });
  if (pending.status !== 'pending') return refuse({ code: 'already-decided' });
  if (seen && !isDepositAsSeen(seen, pending)) return refuse({ code: 'changed-since-seen' });

  if (outcome === 'credit' && pending.proofAt === null && note === null)
    return refuse({ code: 'note-needed' });
  const code = creditRefusal(pending, outcome, operator, member.recent, now);
  if (code) return refuse({ code });
  if (outcome === 'approve') {
    const deposit: Deposit = { ...pending, approval: { operator, at: now } };
    return { ok: true, postings: [], changes: [{ kind: 'deposit', uid, deposit }] };
  }

  const status = outcome === 'credit' ? 'credited' : 'refused';
  const deposit: Deposit = { ...pending, status, decidedAt: now, note };
  const credit = {
    kind: 'credit',
    from: 'external',
    to: memberAccount('locked', uid),
    amount: deposit.amount,
    subject: depositId,
  } as const;
  return {
    ok: true,
    postings: outcome === 'credit' ? [post(request, credit, now)] : [],
    changes: [{ kind: 'deposit', uid, deposit }],
  };
}
