import { decisionId, type RequestKind } from '#domain/decisions/decision.ts';
import { checkNote } from '#domain/decisions/decision-note.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { isReversible, memberAccount, type Posting } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { type Movement, post, postingId, refuse, type Settlement } from './settlement.ts';
import type { PostingReversal } from './request.ts';
import type { MemberState } from './state.ts';

/** Id of the posting that the reversal of a deposit or withdrawal takes back. */
export const originalOf = (uid: string, requestKind: RequestKind, requestId: string): string =>
  postingId(
    uid,
    requestKind === 'deposit' ? 'decideDeposit' : 'decideWithdrawal',
    decisionId(requestKind, requestId),
  );

/** Id of the posting that releases the amount to its member, after the posting that takes a payout back. */
export const releaseAfter = (reversal: string): string => `${reversal}:release`;

/**
 * Posts the same amount in the other direction: locked → external; or external → held and then held →
 * earning. Money that the member has spent cannot be taken back, because no book goes below zero.
 */
export function settleReversal(member: MemberState, request: PostingReversal, now: Instant): Settlement {
  const { uid, requestKind, requestId, reason } = request;
  const item = requestKind === 'deposit' ? member.deposits.get(requestId) : member.withdrawals.get(requestId);
  if (!item || !member.original) return refuse({ code: 'not-found' });
  if (item.status === 'reversed') return refuse({ code: 'already-reversed' });
  const { posting, entry } = member.original;
  if (!isReversible(posting)) return refuse({ code: 'not-reversible' });
  const checked = checkNote(true, { note: reason });
  if (!checked.ok || checked.value.note !== reason) return refuse({ code: 'reason-refused' });
  const { balances } = member;
  if (requestKind === 'deposit' && posting.amount > balances.locked) {
    return refuse({ code: 'would-be-negative', available: balances.locked });
  }

  const { operator } = request;
  const back: Movement = {
    kind: 'reversal',
    from: posting.to,
    to: posting.from,
    amount: posting.amount,
    subject: requestId,
    reversal: { of: posting.id, entry, reason, operator },
  };
  const reversal = post(request, back, now);
  const reversed = { status: 'reversed', reversed: { reason, at: now } } as const;
  if (requestKind === 'deposit') {
    const deposit: Deposit = { ...(item as Deposit), ...reversed };
    return { ok: true, postings: [reversal], changes: [{ kind: 'deposit', uid, deposit }] };
  }
  const withdrawal: Withdrawal = { ...(item as Withdrawal), ...reversed };
  const release: Posting = {
    id: releaseAfter(reversal.id),
    kind: 'release',
    amount: posting.amount,
    subject: requestId,
    at: now,
    from: memberAccount('held', uid),
    to: memberAccount('earning', uid),
  };
  return { ok: true, postings: [reversal, release], changes: [{ kind: 'withdrawal', uid, withdrawal }] };
}
