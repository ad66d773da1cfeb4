import { Timestamp } from 'firebase-admin/firestore';
import { NOTHING_RECENT, type Recent } from '#domain/decisions/second-operator.ts';
import { add, cents, subtract } from '#domain/money/cents.ts';
import { type Balances, bookOf, ownersOf, type Posting } from '#domain/money/ledger.ts';
import { kindOf, positionAfter } from '#domain/money/statement.ts';
import type { SaltedPosting } from '#domain/log/append.ts';
import { toBalances, toPosition, toPosting, toRecent } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  DayEndsDocument,
  HistoryBundleDocument,
  LogHeadDocument,
  PostingDocument,
  TotalsDocument,
} from '#firestore/documents.ts';
import { dayEndsAfter, historyAfter, isFilledBy, NO_HISTORY } from '#firestore/history.ts';
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
  return ids.flatMap((id) => {
    const document = draft.get<PostingDocument>(paths.posting(uid, id));
    return document ? [toPosting(id, document)] : [];
  });
}

/** What `appendPostings` looks at of the postings' members. Whether their day ends are among it, only their balances tell. */
export const documentsToPost = (draft: Draft, postings: readonly Posting[]): readonly string[] =>
  ownersOf(postings).flatMap((uid) => {
    const balances = paths.balances(uid);
    if (!draft.has(balances)) return [balances];
    const { history = NO_HISTORY } = draft.get<BalancesDocument>(balances) ?? {};
    return isFilledBy(history, postings.length) ? [balances, paths.dayEnds(uid)] : [balances];
  });

/**
 * Turns postings into writes: appends them to the log, and moves balances, histories and totals on. A posting between two members is
 * stored below both. `create` fails the batch if the log has one of them already: nothing is posted twice.
 *
 * @returns them with the salts of their entries in the public log, for `appendToPublicLog`
 */
export function appendPostings(draft: Draft, postings: readonly Posting[]): readonly SaltedPosting[] {
  if (postings.length === 0) return [];
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
      const before = draft.get<BalancesDocument>(paths.balances(owner));
      const { balances, sums } = positionAfter(toPosition(before), owner, posting);
      const step = { at: posting.at, kind: kindOf(owner, posting), balances };
      const { end: history, full } = historyAfter(before?.history ?? NO_HISTORY, step);
      if (full !== null) addBundle(draft, owner, history.bundles - 1, full);
      draft.create(paths.posting(owner, id), {
        ...document,
        after: balances,
        sums,
      } satisfies PostingDocument);
      const { sequence } = totals;
      const recent = recentIn(draft, owner);
      draft.set(paths.balances(owner), {
        ...balances,
        ...{ sequence, sums, history },
        ...(recent !== NOTHING_RECENT && { recent }),
      } satisfies BalancesDocument);
    }
  }
  draft.set(paths.totals(), totals);
  return salted;
}

/** Writes a full bundle of a member's history, and adds the ends of its days to those before. */
function addBundle(draft: Draft, uid: string, bundle: number, steps: string): void {
  const path = paths.dayEnds(uid);
  const before = draft.get<DayEndsDocument>(path)?.steps ?? '';
  draft.set(path, { steps: dayEndsAfter(before, steps) } satisfies DayEndsDocument);
  draft.create(paths.historyBundle(uid, bundle), { bundle, steps } satisfies HistoryBundleDocument);
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
