import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { SchemaVersionDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type Reads, readsAt } from '#settler/ledger/reads.ts';
import { difference, type Difference } from './difference.ts';
import { verifyLedger } from './ledger.ts';
import { verifyNames } from './names.ts';
import { verifyPartners } from './partners.ts';
import { readPeople } from './people.ts';
import { verifyProgramme } from './programme.ts';
import { verifyPublicLog } from './public-log.ts';
import { verifyRequests } from './requests.ts';
import { erasedMembers } from './tombstones.ts';

export interface Verdict {
  /** The time whose state was verified, in milliseconds. */
  readonly at: number;
  /** Postings in the log, each counted once. */
  readonly postings: number;
  readonly members: number;
  /** Where the documents differ from the logs; empty if the books are right. */
  readonly differences: readonly Difference[];
}

/**
 * Folds the postings and the programme's log from their beginnings and compares everything that follows from them: balances, totals,
 * every number of the public log, levels, incomes, the status of each request with its decisions; and accounts with their usernames and
 * partners' pages.
 * All of it as at one time, so a settler may be at work. It writes nothing.
 *
 * @param readTime in the last hour; absent: now
 */
export async function verify(db: Firestore, readTime?: Timestamp): Promise<Verdict> {
  const time = readTime ?? (await db.doc(paths.totals()).get()).readTime;
  const reads = readsAt(db, time);
  const { postings, members, differences } = await verifyLedger(reads);
  const erased = await erasedMembers(reads);
  const people = await readPeople(reads);
  const others = [
    await verifyVersion(reads, postings.length),
    await verifyPublicLog(reads, postings, erased),
    await verifyProgramme(reads, postings, erased),
    await verifyRequests(reads, postings, erased),
    await verifyNames(reads, people, erased),
    await verifyPartners(reads, time, people),
  ];
  return {
    at: time.toMillis(),
    postings: postings.length,
    members,
    differences: [differences, ...others].flat(),
  };
}

/** Without it the next start would take the database for a new one. */
async function verifyVersion(reads: Reads, postings: number): Promise<readonly Difference[]> {
  const found = await reads.document<SchemaVersionDocument>(paths.schemaVersion());
  return found || postings === 0 ? [] : [difference(paths.schemaVersion(), 'it is missing')];
}
