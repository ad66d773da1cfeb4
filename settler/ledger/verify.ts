import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Salt } from '#domain/log/entry.ts';
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
import { toPosting } from '#firestore/decode.ts';
import { findContradictions } from './contradictions.ts';
import { compareWithLog, type StoredPosting } from './verify-log.ts';

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
 * Adds up the whole ledger from its beginning and compares the result with every member's balances, with the totals, and with
 * the public log entry by entry. It writes nothing. Stop the settler first: its work in the meantime shows up as differences.
 *
 * @throws LedgerBroken when the log itself breaks an invariant of the ledger
 */
export async function verify(db: Firestore): Promise<Verdict> {
  const differences: string[] = [];
  const stored = await readLog(db, differences);
  const log = stored.map(({ posting }) => posting);
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
  differences.push(...(await compareWithLog(db, stored)));
  return { postings: log.length, members: owners.length, differences };
}

/** All postings in log order. A posting between two members is stored below both and counts once. */
async function readLog(db: Firestore, differences: string[]): Promise<readonly StoredPosting[]> {
  const query = db.collectionGroup('postings').orderBy('sequence').limit(PAGE);
  const log: { posting: Posting; salt: Salt | undefined }[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? query.startAfter(last) : query).get();
    for (const found of page.docs) {
      const document = found.data() as PostingDocument;
      const { sequence, salt } = document;
      const previous = log.at(-1);
      if (sequence === log.length && previous?.posting.id === found.id) {
        // One of two copies may have lost its salt with its account.
        previous.salt ??= salt;
        continue;
      }
      if (sequence !== log.length + 1) differences.push(`${found.ref.path}: ${sequence} after ${log.length}`);
      log.push({ posting: toPosting(found.id, document), salt });
    }
    last = page.size === PAGE ? page.docs.at(-1) : undefined;
  } while (last);
  return log;
}
