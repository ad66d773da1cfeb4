import { checkWith, keyPairOf } from '#domain/log/ed25519.ts';
import { entryOf, entryWith, readEntry, writeEntry } from '#domain/log/entry.ts';
import { FULL } from '#domain/log/tiles.ts';
import { verifyLog } from '#domain/log/verify.ts';
import { LedgerBroken, ownersOf } from '#domain/money/ledger.ts';
import type { LogBundleDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { difference, type Difference } from './difference.ts';
import type { StoredPosting } from './ledger.ts';

/**
 * Verifies the public log by itself, and compares it with the postings entry by entry.
 *
 * @param postings all of them, in order
 * @param erased uids of deleted accounts
 * @returns of the log by itself the first fault alone
 */
export async function verifyPublicLog(
  reads: Reads,
  postings: readonly StoredPosting[],
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  return [...(await faultsOf(reads)), ...(await differencesFrom(reads, postings, erased))];
}

async function faultsOf(reads: Reads): Promise<readonly Difference[]> {
  // The signature is not stored, so any key will do.
  const { publicKey, sign } = await keyPairOf(crypto.subtle, crypto.getRandomValues(new Uint8Array(32)));
  const log = publishedLog(reads, { key: { name: 'verify', publicKey }, sign });
  const verified = await verifyLog(log, { check: checkWith(crypto.subtle), tiles: 'all' });
  if (verified.ok) return [];
  return [difference(paths.logHead(), `the public log does not verify: ${JSON.stringify(verified.fault)}`)];
}

async function differencesFrom(
  reads: Reads,
  postings: readonly StoredPosting[],
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const byEntry = Map.groupBy(postings, ({ entry }) => entry);
  let entries = 0;
  for await (const found of documentsOf(reads, reads.db.collection(paths.logBundles()).orderBy('index'))) {
    const bundle = found.data() as LogBundleDocument;
    if (bundle.index * FULL !== entries) {
      differences.push(difference(found.ref.path, `${entries} entries lie before it`));
    }
    for (const text of bundle.entries) {
      entries += 1;
      const [first, ...rest] = byEntry.get(entries) ?? [];
      if (!first) {
        differences.push(difference(found.ref.path, `entry ${entries} of the public log is of no posting`));
      } else if (!isEntryOf([first, ...rest], erased, entries, text)) {
        differences.push(difference(first.path, `entry ${entries} of the public log is not that of it`));
      }
      byEntry.delete(entries);
    }
  }
  for (const [entry, [first]] of byEntry) {
    if (first) differences.push(difference(first.path, `entry ${entry} is not in the public log`));
  }
  return differences;
}

/** @param stored all postings that say that the entry is theirs */
function isEntryOf(
  stored: readonly [StoredPosting, ...StoredPosting[]],
  erased: ReadonlySet<string>,
  sequence: number,
  text: string,
): boolean {
  const postings = stored.map(({ posting }) => posting);
  const [salt, ...others] = new Set(stored.flatMap((each) => each.salt ?? []));
  if (others.length > 0) return false;
  try {
    // What the entry commits to went with the accounts. All else has to agree.
    const { commitment = '' } = readEntry(text) ?? {};
    const expected =
      salt === undefined ? entryWith(postings, commitment, sequence) : entryOf({ postings, salt }, sequence);
    const mayBeErased = () => ownersOf(postings).every((uid) => erased.has(uid));
    return (
      text === writeEntry(expected) && (stored.every((each) => each.salt !== undefined) || mayBeErased())
    );
  } catch (cause) {
    if (cause instanceof LedgerBroken) return false;
    throw cause;
  }
}
