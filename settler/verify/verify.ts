import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import type { SchemaVersionDocument, UsernameSkeletonDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads, readsAt } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';
import { verifyLedger } from './ledger.ts';
import { verifyPartners } from './partners.ts';
import { type People, readPeople } from './people.ts';
import { verifyProgramme } from './programme.ts';
import { publicLogDifferences } from './public-log.ts';
import { verifyRequests } from './requests.ts';

export interface Verification {
  /** The time as of which everything was verified, in milliseconds. */
  readonly at: number;
  /** Postings in the ledger, each counted once. */
  readonly postings: number;
  readonly members: number;
  /** Where the documents differ from the logs; empty if the books are right. */
  readonly differences: readonly Difference[];
}

/**
 * Folds the postings and the programme's log from their beginnings, and compares everything that follows from
 * them: balances, totals, every number of the public log, levels, incomes, results, and the status of each request
 * with its decisions. It also compares accounts with their usernames and partner pages. All reads are as of
 * one time, except a second look at partner pages, so a settler may be running. It writes nothing.
 *
 * @param readTime in the last hour; absent: now
 */
export async function verify(db: Firestore, readTime?: Timestamp): Promise<Verification> {
  const time = readTime ?? (await db.doc(paths.totals()).get()).readTime;
  const reads = readsAt(db, time);
  const { postings, members, differences } = await verifyLedger(reads);
  const erased = await erasedMembers(reads);
  const people = await readPeople(reads);
  const others = [
    await verifyVersion(reads, postings.length),
    await publicLogDifferences(reads, postings, erased),
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

/** Without a version no settler starts on a database that has postings. */
async function verifyVersion(reads: Reads, postings: number): Promise<readonly Difference[]> {
  const found = await reads.document<SchemaVersionDocument>(paths.schemaVersion());
  return found || postings === 0 ? [] : [difference(paths.schemaVersion(), 'it is missing')];
}

/**
 * Uids of deleted accounts. Their requests and salts go; their postings, levels, incomes, results and decisions stay.
 */
async function erasedMembers(reads: Reads): Promise<ReadonlySet<string>> {
  const erased = new Set<string>();
  for await (const { id } of documentsOf(reads, reads.db.collection(paths.tombstones()).orderBy(byPath))) {
    erased.add(id);
  }
  return erased;
}

/**
 * Each account must have its username and no other account may have it. Each look-alike belongs to one name,
 * and every name leads to an account or is marked as deleted.
 */
async function verifyNames(
  reads: Reads,
  { accounts, owners }: People,
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const [uid, { username }] of accounts) {
    const owner = owners.get(username);
    const account = paths.account(uid);
    if (!owner) differences.push(difference(paths.username(username), `it is missing: ${account} has it`));
    else if (owner.uid !== uid || owner.deleted)
      differences.push(difference(paths.username(username), `it is not that of ${account}, which has it`));
  }
  for (const [name, { uid, deleted }] of owners) {
    if (deleted || accounts.has(uid) || erased.has(uid)) continue;
    differences.push(difference(paths.username(name), `there is no account ${uid}`));
  }
  const skeletons = reads.db.collection(paths.usernameSkeletons()).orderBy(byPath);
  for await (const found of documentsOf(reads, skeletons)) {
    const { username } = found.data() as UsernameSkeletonDocument;
    if (owners.has(username) && usernameSkeleton(username) === found.id) continue;
    differences.push(difference(found.ref.path, `it is not that of ${username}`));
  }
  return differences;
}
