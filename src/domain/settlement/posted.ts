import { type SansIo, runAsync } from '#domain/sans-io.ts';
import { decisionId } from '#domain/decisions/decision.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { postingId, refuse, type Settlement } from './outcome.ts';
import type { SettlementRequest } from './request.ts';
import { releaseAfter } from './reversals.ts';

/** Postings of the log by their ids; those that are not in it are left out. */
type FindPostings = (ids: readonly string[]) => Promise<readonly Posting[]>;

/**
 * Asks for postings by their ids, and returns those of a request that the log already has. Usually none. A settled document
 * may exist once more: its member made it again under its old id, or an import restored it.
 */
export function* askPosted(
  request: SettlementRequest,
): SansIo<readonly string[], readonly Posting[], readonly Posting[]> {
  const posted = yield postingIdsOf(request);
  if (posted.length === 0 || request.kind !== 'requestWithdrawal') return posted;
  // Only then look for postings that show where the held money went.
  return [...posted, ...(yield endsOf(request.uid, request.id))];
}

/** `askPosted`, with a log that answers by promises. */
export const findPosted = (request: SettlementRequest, find: FindPostings): Promise<readonly Posting[]> =>
  runAsync(askPosted(request), find);

function postingIdsOf(request: SettlementRequest): readonly string[] {
  const id = postingId(request.uid, request.kind, request.id);
  switch (request.kind) {
    case 'activate':
      return [`${id}:locked`, `${id}:earning`];
    case 'reversePosting':
      return [id, releaseAfter(id)];
    default:
      return [id];
  }
}

const endsOf = (uid: string, withdrawalId: string): readonly string[] => [
  postingId(uid, 'cancelWithdrawal', withdrawalId),
  postingId(uid, 'decideWithdrawal', decisionId('withdrawal', withdrawalId)),
];

/**
 * Compares a settlement with the postings that `findPosted` found. If they are the same, the money has moved already, and only
 * the document is updated. If they differ, they belong to another request of this id, or the money has moved on since: the
 * request is refused for good.
 */
export function besidePosted(settlement: Settlement, posted: readonly Posting[]): Settlement {
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
