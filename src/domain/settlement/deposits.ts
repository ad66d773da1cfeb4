import { isDepositAsSeen } from '#domain/decisions/seen.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import { post, refuse, type Settlement } from './outcome.ts';
import type { DepositDecision } from './request.ts';
import type { MemberState } from './state.ts';

/** Credited: external → locked. Refused: no money moves. */
export function decideDeposit(member: MemberState, request: DepositDecision, now: Instant): Settlement {
  const { uid, depositId, decision, note, seen } = request;
  const pending = member.deposits.get(depositId);
  if (!pending) return refuse({ code: 'not-found' });
  if (pending.status !== 'pending') return refuse({ code: 'already-decided' });
  if (seen && !isDepositAsSeen(seen, pending)) return refuse({ code: 'changed-since-seen' });

  const status = decision === 'credit' ? 'credited' : 'refused';
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
    postings: decision === 'credit' ? [post(request, credit, now)] : [],
    changes: [{ kind: 'deposit', uid, deposit }],
  };
}
