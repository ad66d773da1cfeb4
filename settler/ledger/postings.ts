import { Timestamp } from 'firebase-admin/firestore';
import { NOTHING_RECENT, type Recent } from '#domain/decisions/second-operator.ts';
import { add, cents, subtract } from '#domain/money/cents.ts';
import { type Balances, bookOf, ownersOf, type Posting } from '#domain/money/ledger.ts';
import { kindOf, positionAfter } from '#domain/money/statement.ts';
import { PUBLIC_BOOKS } from '#domain/log/books.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
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
import { paths } from '#firestore/paths.ts';
import { BooksDisagree } from './books-disagree.ts';
import type { Draft } from './draft.ts';
import { writeLogEntries, headIn, newSalt } from './public-log.ts';

export const NOTHING_YET: TotalsDocument = {
  external: 0,
  house: 0,
  locked: 0,
  earning: 0,
  held: 0,
  sequence: 0,
  entries: 0,
};

export const totalsIn = (draft: Draft): TotalsDocument =>
  draft.get<TotalsDocument>(paths.totals()) ?? NOTHING_YET;

export const balancesIn = (draft: Draft, uid: string): Balances =>
  toBalances(draft.get<BalancesDocument>(paths.balances(uid)));

export const recentIn = (draft: Draft, uid: string): Recent =>
  toRecent(draft.get<BalancesDocument>(paths.balances(uid)));

/** The member's postings among these ids. */
export function postingsIn(draft: Draft, uid: string, ids: readonly string[]): readonly Posting[] {
  return ids.flatMap((id) => {
    const document = draft.get<PostingDocument>(paths.posting(uid, id));
    return document ? [toPosting(id, document)] : [];
  });
}

/**
 * The documents of these postings' members that `appendPostings` needs. Whether it needs the ends of their
 * days depends on their balances.
 */
export const documentsToPost = (draft: Draft, postings: readonly Posting[]): readonly string[] =>
  ownersOf(postings).flatMap((uid) => {
    const balances = paths.balances(uid);
    if (!draft.has(balances)) return [balances];
    const { history = NO_HISTORY } = draft.get<BalancesDocument>(balances) ?? {};
    return isFilledBy(history, postings.length) ? [balances, paths.dayEnds(uid)] : [balances];
  });

/**
 * Turns postings into writes: appends them to the ledger, and updates balances, histories and totals. A
 * posting between two members is stored below both. `create` fails the batch if the ledger has a posting
 * already, so nothing is posted twice.
 *
 * @param postings all postings of one request
 * @returns them with the salt of their entry in the public log, for `appendLogEntries`; empty when there are
 * no postings
 */
export function appendPostings(draft: Draft, postings: readonly Posting[]): readonly SaltedPostings[] {
  if (postings.length === 0) return [];
  const { entries, ...before } = totalsIn(draft);
  const [entry, salt] = [entries + 1, newSalt()];
  let totals: TotalsDocument = { ...before, entries: entry };
  for (const posting of postings) {
    const { id, kind, from, to, amount, subject, reversal } = posting;
    totals = { ...totalsAfter(totals, posting), sequence: totals.sequence + 1 };
    const at = Timestamp.fromMillis(posting.at);
    const document = {
      kind,
      from,
      to,
      amount,
      subject,
      at,
      sequence: totals.sequence,
      entry,
      salt,
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
        sequence,
        sums,
        history,
        ...(recent !== NOTHING_RECENT && { recent }),
      } satisfies BalancesDocument);
    }
  }
  draft.set(paths.totals(), totals);
  return [{ postings, salt }];
}

/** Writes a full bundle of a member's history, and appends the ends of its days to the earlier ones. */
function addBundle(draft: Draft, uid: string, bundle: number, steps: string): void {
  const path = paths.dayEnds(uid);
  const before = draft.get<DayEndsDocument>(path)?.steps ?? '';
  draft.set(path, { steps: dayEndsAfter(before, steps) } satisfies DayEndsDocument);
  draft.create(paths.historyBundle(uid, bundle), { bundle, steps } satisfies HistoryBundleDocument);
}

/**
 * Appends the entries of all requests of a batch to the public log, in one step. Log and totals are computed
 * independently, so each batch compares them.
 *
 * @throws BooksDisagree, LedgerBroken
 */
export function appendLogEntries(draft: Draft, requests: readonly SaltedPostings[]): void {
  const before = headIn(draft.get<LogHeadDocument>(paths.logHead()));
  const after = requests.length > 0 ? writeLogEntries(draft, before, requests) : before;
  const contradictions = headContradictions(after, totalsIn(draft));
  if (contradictions.length > 0) throw new BooksDisagree(contradictions);
}

/** @returns a sentence for each number in which the log's head and the totals differ */
export function headContradictions(
  { size, books }: Pick<LogHeadDocument, 'size' | 'books'>,
  { entries, external, house, locked, earning, held }: TotalsDocument,
): readonly string[] {
  const [head, totals] = [paths.logHead(), paths.totals()];
  const right = { external, house, members: locked + earning + held };
  return [
    ...(size === entries ? [] : [`${head} has ${size} entries, and ${totals} ${entries}`]),
    ...PUBLIC_BOOKS.filter((book) => books[book] !== right[book]).map(
      (book) => `${head} has ${books[book]} in ${book}, and ${totals} ${right[book]}`,
    ),
  ];
}

function totalsAfter(totals: TotalsDocument, { from, to, amount }: Posting): TotalsDocument {
  const less = { ...totals, [bookOf(from)]: subtract(cents(totals[bookOf(from)]), amount) };
  return { ...less, [bookOf(to)]: add(cents(less[bookOf(to)]), amount) };
}
