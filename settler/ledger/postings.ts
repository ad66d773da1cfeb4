import { Timestamp } from 'firebase-admin/firestore';
import { add, cents, subtract } from '#domain/money/cents.ts';
import {
  type Balances,
  balancesAfter,
  bookOf,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import { PUBLIC_BOOKS } from '#domain/log/books.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
import { toBalances, toPosting } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  LogHeadDocument,
  PostingDocument,
  TotalsDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { BooksDisagree } from './books-disagree.ts';
import type { Draft } from './draft.ts';
import { appendEntriesToLog, headIn, newSalt } from './public-log.ts';

export const NOTHING_YET: TotalsDocument = {
  ...{ external: 0, house: 0, locked: 0, earning: 0, held: 0 },
  ...{ sequence: 0, entries: 0 },
};

export const totalsIn = (draft: Draft): TotalsDocument =>
  draft.get<TotalsDocument>(paths.totals()) ?? NOTHING_YET;

export const balancesIn = (draft: Draft, uid: string): Balances =>
  toBalances(draft.get<BalancesDocument>(paths.balances(uid)));

/** Those of these ids that lie below a member. */
export function postingsIn(draft: Draft, uid: string, ids: readonly string[]): readonly Posting[] {
  draft.require(...ids.map((id) => paths.posting(uid, id)));
  return ids.flatMap((id) => {
    const document = draft.get<PostingDocument>(paths.posting(uid, id));
    return document ? [toPosting(id, document)] : [];
  });
}

/**
 * Turns postings into writes: appends them to the ledger, and moves balances and totals on. A posting between two members is
 * stored below both. `create` fails the batch if the ledger has one of them already: nothing is posted twice.
 *
 * @param postings all of one request
 * @returns them with the salt of their entry in the public log, for `appendToPublicLog`; of none, nothing
 */
export function appendPostings(draft: Draft, postings: readonly Posting[]): readonly SaltedPostings[] {
  if (postings.length === 0) return [];
  const owners = ownersOf(postings);
  draft.require(...owners.map((uid) => paths.balances(uid)));
  const balances = new Map(owners.map((owner) => [owner, balancesIn(draft, owner)]));
  const before = totalsIn(draft);
  const entry = before.entries + 1;
  const salt = newSalt();
  let totals = { ...before, entries: entry };
  for (const posting of postings) {
    const { id, kind, from, to, amount, subject, reversal } = posting;
    totals = { ...after(totals, posting), sequence: totals.sequence + 1 };
    const at = Timestamp.fromMillis(posting.at);
    const document = {
      ...{ kind, from, to, amount, subject, at, sequence: totals.sequence, entry, salt },
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
    draft.set(paths.balances(owner), { ...left, sequence: totals.sequence } satisfies BalancesDocument);
  }
  return [{ postings, salt }];
}

/**
 * Appends the entries of all requests of a batch to the public log, once. The log and the totals are moved on each by its own
 * arithmetic, so they are compared at each batch.
 *
 * @throws BooksDisagree, LedgerBroken
 */
export function appendToPublicLog(draft: Draft, requests: readonly SaltedPostings[]): void {
  const before = headIn(draft.get<LogHeadDocument>(paths.logHead()));
  const after = requests.length > 0 ? appendEntriesToLog(draft, before, requests) : before;
  const contradictions = headContradictions(after, totalsIn(draft));
  if (contradictions.length > 0) throw new BooksDisagree(contradictions);
}

/** @returns a sentence for each number that the log's head and the totals do not share */
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

function after(totals: TotalsDocument, { from, to, amount }: Posting): TotalsDocument {
  const less = { ...totals, [bookOf(from)]: subtract(cents(totals[bookOf(from)]), amount) };
  return { ...less, [bookOf(to)]: add(cents(less[bookOf(to)]), amount) };
}
