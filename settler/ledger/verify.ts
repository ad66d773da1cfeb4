import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cents } from '#domain/money/cents.ts';
import {
  type LedgerAccount,
  MEMBER_BOOKS,
  memberAccount,
  ownersOf,
  type Posting,
  totals,
} from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import type { BalancesDocument, PostingDocument, TotalsDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { findContradictions } from './contradictions.ts';

export interface Verdict {
  /** Postings in the log, each counted once. */
  readonly postings: number;
  readonly members: number;
  /** Where the documents differ from the log; empty if the books are right. */
  readonly differences: readonly string[];
}

/** Documents per page. */
const PAGE = 1000;

/**
 * Adds up the whole log from its beginning and compares the result with every member's balances and with the totals. It
 * writes nothing. Stop the settler first: its work in the meantime shows up as differences.
 *
 * @throws LedgerBroken when the log itself breaks an invariant of the ledger
 */
export async function verify(db: Firestore): Promise<Verdict> {
  const differences: string[] = [];
  const log = await readLog(db, differences);
  const accounts = totals(log);
  const inAccount = (account: LedgerAccount) => accounts.get(account) ?? 0;
  const owners = ownersOf(log);

  const kept = await db.collection('balances').get();
  const balances = new Map(kept.docs.map((each) => [each.id, each.data() as BalancesDocument]));
  for (const uid of new Set([...owners, ...balances.keys()])) {
    for (const book of MEMBER_BOOKS) {
      const expected = inAccount(memberAccount(book, uid));
      const found = balances.get(uid)?.[book] ?? 0;
      if (found !== expected)
        differences.push(`${paths.balances(uid)} ${book}: ${found}, by the log ${expected}`);
    }
  }

  const ofAll = (await db.doc(paths.totals()).get()).data() as TotalsDocument | undefined;
  for (const [name, expected] of Object.entries({ ...programmeTotals(log), sequence: log.length })) {
    const found = ofAll?.[name as keyof TotalsDocument] ?? 0;
    if (found !== expected) differences.push(`${paths.totals()} ${name}: ${found}, by the log ${expected}`);
  }
  for (const contradiction of await findContradictions(db)) {
    // Differences in money are reported above.
    if (contradiction.startsWith(paths.programmeLog())) differences.push(contradiction);
  }
  return { postings: log.length, members: owners.length, differences };
}

/** All postings in log order. A posting between two members is stored below both and counts once. */
async function readLog(db: Firestore, differences: string[]): Promise<readonly Posting[]> {
  const query = db.collectionGroup('postings').orderBy('sequence').limit(PAGE);
  const log: Posting[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? query.startAfter(last) : query).get();
    for (const found of page.docs) {
      const { sequence, at, amount, ...posting } = found.data() as PostingDocument;
      const previous = log.at(-1);
      if (sequence === log.length && previous?.id === found.id) continue;
      if (sequence !== log.length + 1) differences.push(`${found.ref.path}: ${sequence} after ${log.length}`);
      log.push({ ...posting, id: found.id, amount: cents(amount), at: at.toMillis() });
    }
    last = page.size === PAGE ? page.docs.at(-1) : undefined;
  } while (last);
  return log;
}
