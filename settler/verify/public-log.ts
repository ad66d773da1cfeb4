import { checkWith, keyPairOf } from '#domain/log/ed25519.ts';
import { entryOf, entryWith, readEntry, writeEntry } from '#domain/log/entry.ts';
import { FULL } from '#domain/log/tiles.ts';
import { verifyLog } from '#domain/log/verify.ts';
import { ownersOf } from '#domain/money/ledger.ts';
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
  let entries = 0;
  for await (const found of documentsOf(reads, reads.db.collection(paths.logBundles()).orderBy('index'))) {
    const bundle = found.data() as LogBundleDocument;
    if (bundle.index * FULL !== entries) {
      differences.push(difference(found.ref.path, `${entries} entries lie before it`));
    }
    for (const text of bundle.entries) {
      entries += 1;
      const stored = postings[entries - 1];
      if (stored && !isEntryOf(stored, erased, entries, text)) {
        differences.push(difference(stored.path, `entry ${entries} of the public log is not that of it`));
      }
    }
  }
  if (entries !== postings.length) {
    const message = `the public log has ${entries} entries of ${postings.length} postings`;
    differences.push(difference(paths.logHead(), message));
  }
  return differences;
}

function isEntryOf(
  { posting, salt }: StoredPosting,
  erased: ReadonlySet<string>,
  sequence: number,
  text: string,
): boolean {
  if (salt !== undefined) return text === writeEntry(entryOf(posting, salt, sequence));
  // What the entry commits to went with the accounts. All else has to agree.
  const { commitment = '' } = readEntry(text) ?? {};
  const isSame = text === writeEntry(entryWith(posting, commitment, sequence));
  return isSame && ownersOf([posting]).every((uid) => erased.has(uid));
}
