import { decisionId } from '#domain/decisions/decision.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { postingId, refuse, type Settlement } from './settlement.ts';
import type { SettlementRequest } from './request.ts';
import { releaseAfter } from './reversals.ts';

/**
 * Ids of the postings that the ledger has for a request that was settled before. Usually it has none. A
 * settled document may come a second time: its member creates it again under its old id, or an import
 * restores it.
 */
export function postedIds({ kind, uid, id }: SettlementRequest): readonly string[] {
  const own = postingId(uid, kind, id);
  switch (kind) {
    case 'activate':
      return [`${own}:locked`, `${own}:earning`];
    case 'reversePosting':
      return [own, releaseAfter(own)];
    case 'requestWithdrawal':
      // The other two show where the held money went.
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
 * Compares a settlement with those of `postedIds` that the ledger has. If they are the same, the money has
 * moved already, so only the document is updated. If they differ, they belong to another request with this
 * id, or the money has moved on since: the request is refused for good.
 */
export function reconcileWithPosted(settlement: Settlement, posted: readonly Posting[]): Settlement {
  if (!settlement.ok || posted.length === 0) return settlement;
  const { postings } = settlement;
  const isSame =
    postings.length === posted.length &&
    postings.every((posting) => posted.some((other) => isSamePosting(posting, other)));
  return isSame ? { ...settlement, postings: [] } : refuse({ code: 'id-used' });
}

/** Compares postings, but not their times. */
const isSamePosting = (one: Posting, other: Posting): boolean =>
  one.id === other.id &&
  one.kind === other.kind &&
  one.from === other.from &&
  one.to === other.to &&
  one.amount === other.amount &&
  one.subject === other.subject &&
  one.reversal?.of === other.reversal?.of;
