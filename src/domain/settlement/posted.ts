import { decisionId } from '#domain/decisions/decision.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { postingId, refuse, type Settlement } from './settlement.ts';
import type { SettlementRequest } from './request.ts';
import { releaseAfter } from './reversals.ts';

/**
 * Ids of the postings that a request has in the log if it was settled before. Usually the log has none of them. A settled
 * document may exist once more: its member made it again under its old id, or an import restored it.
 */
export function postedIds({ kind, uid, id }: SettlementRequest): readonly string[] {
  const own = postingId(uid, kind, id);
  switch (kind) {
    case 'activate':
      return [`${own}:locked`, `${own}:earning`];
    case 'reversePosting':
      return [own, releaseAfter(own)];
    case 'requestWithdrawal':
      // The others show where the held money went.
      return [
        own,
        postingId(uid, 'cancelWithdrawal', id),
        postingId(uid, 'decideWithdrawal', decisionId('withdrawal', id)),
      ];
    default:
      return [own];
  }
}

/**
 * Reconciles a settlement with those of `postedIds` that the log has. If they are the same, the money has moved already, and only
 * the document is updated. If they differ, they belong to another request of this id, or the money has moved on since: the
 * request is refused for good.
 */
export function reconcileWithPosted(settlement: Settlement, posted: readonly Posting[]): Settlement {
  if (!settlement.ok || posted.length === 0) return settlement;
  const { postings } = settlement;
  const isSame =
    postings.length === posted.length &&
    postings.every((posting) => posted.some((other) => isSamePosting(posting, other)));
  return isSame ? { ...settlement, postings: [] } : refuse({ code: 'id-used' });
}

/** Except for the time of each posting. */
const isSamePosting = (one: Posting, other: Posting): boolean =>
  one.id === other.id &&
  one.kind === other.kind &&
  one.from === other.from &&
  one.to === other.to &&
  one.amount === other.amount &&
  one.subject === other.subject &&
  one.reversal?.of === other.reversal?.of;
