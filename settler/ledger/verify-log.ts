import type { Firestore } from 'firebase-admin/firestore';
import { checkWith, keyPairOf } from '#domain/log/ed25519.ts';
import { entryOf, entryWith, readEntry, type Salt, writeEntry } from '#domain/log/entry.ts';
import { FULL } from '#domain/log/tiles.ts';
import { verifyLog } from '#domain/log/verify.ts';
import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import type { LogBundleDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { publishedLog } from './published-log.ts';

/** A posting as it is stored. Without a salt where the accounts are erased. */
export interface StoredPosting {
  readonly posting: Posting;
  readonly salt: Salt | undefined;
}

/**
 * Verifies the public log by itself, and compares it with the postings entry by entry.
 *
 * @param postings all of them, in order
 * @returns a sentence for each difference; of the log by itself the first alone
 */
export async function compareWithLog(
  db: Firestore,
  postings: readonly StoredPosting[],
): Promise<readonly string[]> {
  return [...(await faultsOf(db)), ...(await differencesFrom(db, postings))];
}

async function faultsOf(db: Firestore): Promise<readonly string[]> {
  // The signature is not stored, so any key will do.
  const { publicKey, sign } = await keyPairOf(crypto.subtle, crypto.getRandomValues(new Uint8Array(32)));
  const log = publishedLog(db, { key: { name: 'verify', publicKey }, sign });
  const verified = await verifyLog(log, { check: checkWith(crypto.subtle), tiles: 'all' });
  return verified.ok ? [] : [`The public log does not verify: ${JSON.stringify(verified.fault)}`];
}

async function differencesFrom(
  db: Firestore,
  postings: readonly StoredPosting[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  let entries = 0;
  for (let index = 0; ; index += 1) {
    const found = await db.doc(paths.logBundle(index)).get();
    const bundle = found.data() as LogBundleDocument | undefined;
    if (!bundle) break;
    for (const text of bundle.entries) {
      entries += 1;
      const stored = postings[entries - 1];
      if (stored && !(await isEntryOf(db, stored, entries, text))) {
        differences.push(`Entry ${entries} of the public log is not that of ${stored.posting.id}`);
      }
    }
    if (bundle.entries.length < FULL) break;
  }
  if (entries !== postings.length) {
    differences.push(`The public log has ${entries} entries of ${postings.length} postings`);
  }
  return differences;
}

async function isEntryOf(
  db: Firestore,
  { posting, salt }: StoredPosting,
  sequence: number,
  text: string,
): Promise<boolean> {
  if (salt !== undefined) return text === writeEntry(entryOf(posting, salt, sequence));
  // What the entry commits to went with the accounts. All else has to agree.
  const { commitment = '' } = readEntry(text) ?? {};
  if (text !== writeEntry(entryWith(posting, commitment, sequence))) return false;
  const tombstones = await db.getAll(...ownersOf([posting]).map((uid) => db.doc(paths.tombstone(uid))));
  return tombstones.every(({ exists }) => exists);
}
