import { Timestamp } from 'firebase-admin/firestore';
import { NOTHING_RECENT, type Recent } from '#domain/decisions/second-operator.ts';
import { add, cents, subtract } from '#domain/money/cents.ts';
import {
  type Balances,
  balancesAfter,
  bookOf,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import type { SaltedPosting } from '#domain/log/append.ts';
import { toBalances, toPosting, toRecent } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  LogHeadDocument,
  PostingDocument,
  TotalsDocument,
} from '#firestore/documents.ts';
import { toLogHead } from '#firestore/log.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from './draft.ts';
import { appendEntriesToLog, newSalt } from './public-log.ts';

const NOTHING_YET: TotalsDocument = { external: 0, house: 0, locked: 0, earning: 0, held: 0, sequence: 0 };

export const totalsIn = (draft: Draft): TotalsDocument =>
  draft.get<TotalsDocument>(paths.totals()) ?? NOTHING_YET;

export const balancesIn = (draft: Draft, uid: string): Balances =>
  toBalances(draft.get<BalancesDocument>(paths.balances(uid)));

export const recentIn = (draft: Draft, uid: string): Recent =>
  toRecent(draft.get<BalancesDocument>(paths.balances(uid)));

/** Those of these ids that lie below a member. */
export function postingsIn(draft: Draft, uid: string, ids: readonly string[]): readonly Posting[] {
  draft.require(...ids.map((id) => paths.posting(uid, id)));
  return ids.flatMap((id) => {
    const document = draft.get<PostingDocument>(paths.posting(uid, id));
    return document ? [toPosting(id, document)] : [];
  });
}

/**
 * Turns postings into writes: appends them to the log, and moves balances and totals on. A posting between two members is
 * stored below both. `create` fails the batch if the log has one of them already: nothing is posted twice.
 *
 * @returns them with the salts of their entries in the public log, for `appendToPublicLog`
 */
export function appendPostings(draft: Draft, postings: readonly Posting[]): readonly SaltedPosting[] {
  if (postings.length === 0) return [];
  const owners = ownersOf(postings);
  draft.require(...owners.map((uid) => paths.balances(uid)));
  const balances = new Map(owners.map((owner) => [owner, balancesIn(draft, owner)]));
  let totals = totalsIn(draft);
  const salted = postings.map((posting) => ({ posting, salt: newSalt() }));
  for (const { posting, salt } of salted) {
    const { id, kind, from, to, amount, subject, reversal } = posting;
    totals = { ...after(totals, posting), sequence: totals.sequence + 1 };
    const at = Timestamp.fromMillis(posting.at);
    const document = {
      ...{ kind, from, to, amount, subject, at, sequence: totals.sequence, salt },
      ...(reversal && { reversal }),
    };
    for (const owner of ownersOf([posting])) {
      const left = balancesAfter(balances.get(owner) ?? NO_BALANCES, owner, [posting]);
      balances.set(owner, left);
      draft.create(paths.posting(owner, id), { ...document, after: left } satisfies PostingDocument);
    }
  }
  draft.set(paths.totals(), totals);
  for (const [owner, left] of balances) {
    const recent = recentIn(draft, owner);
    const document = { ...left, sequence: totals.sequence, ...(recent !== NOTHING_RECENT && { recent }) };
    draft.set(paths.balances(owner), document satisfies BalancesDocument);
  }
  return salted;
}

/** The public log lacks postings of an older version, so nothing is settled before `completeLog`. */
class LogIncomplete extends Error {
  override readonly name = 'LogIncomplete';
}

/** Appends the entries of all postings of a batch to the public log, once. @throws LogIncomplete, LedgerBroken */
export function appendToPublicLog(draft: Draft, postings: readonly SaltedPosting[]): void {
  const head = toLogHead(draft.get<LogHeadDocument>(paths.logHead()));
  const before = totalsIn(draft).sequence - postings.length;
  if (head.size !== before)
    throw new LogIncomplete(`${head.size} of ${before} postings are in the public log`);
  if (postings.length > 0) appendEntriesToLog(draft, head, postings);
}

function after(totals: TotalsDocument, { from, to, amount }: Posting): TotalsDocument {
  const less = { ...totals, [bookOf(from)]: subtract(cents(totals[bookOf(from)]), amount) };
  return { ...less, [bookOf(to)]: add(cents(less[bookOf(to)]), amount) };
}
