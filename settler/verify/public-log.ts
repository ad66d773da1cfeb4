import { isDeepStrictEqual } from 'node:util';
import { EMPTY_LOG, type LogHead, type TilePart } from '#domain/log/append.ts';
import { checkWith, keyPairOf } from '#domain/log/ed25519.ts';
import { entryOf, entryWith, readEntry, writeEntry } from '#domain/log/entry.ts';
import { writeHash } from '#domain/log/merkle.ts';
import { FULL } from '#domain/log/tiles.ts';
import { verifyPublicLog } from '#domain/log/verify.ts';
import { LedgerBroken, ownersOf } from '#domain/money/ledger.ts';
import type { LogBundleDocument, LogHeadDocument, LogTileDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { compareHead, type Reappended, reappend } from '#settler/ledger/log-bundle.ts';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { signedContradictions } from '#settler/ledger/signed-checkpoint.ts';
import { isOfFirestore } from '#settler/requests/failed-requests.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';
import type { StoredPosting } from './ledger.ts';

/**
 * Verifies the public log as any visitor can. Then compares each stored number with the log's entries, and
 * each entry with its posting.
 *
 * @param postings all of them, in order
 * @param erased uids of deleted accounts
 * @returns all differences; of the visitor's check only the first fault
 */
export async function publicLogDifferences(
  reads: Reads,
  postings: readonly StoredPosting[],
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  return [
    ...(await visitorsDifferences(reads)),
    ...(await signedContradictions(reads, null)).map((message) => difference(paths.logSigned(), message)),
    ...(await differencesFrom(reads, postings, erased)),
  ];
}

async function visitorsDifferences(reads: Reads): Promise<readonly Difference[]> {
  // No signature is stored for this moment, so any key will do.
  const { publicKey, sign } = await keyPairOf(crypto.subtle, crypto.getRandomValues(new Uint8Array(32)));
  const publicLog = publishedLog(reads, { key: { name: 'verify', publicKey }, sign });
  const unverified = (what: string) => [
    difference(paths.logHead(), `the public log does not verify: ${what}`),
  ];
  try {
    const verified = await verifyPublicLog(publicLog, { check: checkWith(crypto.subtle), tiles: 'all' });
    return verified.ok ? [] : unverified(JSON.stringify(verified.fault));
  } catch (cause) {
    if (isOfFirestore(cause)) throw cause;
    return unverified((cause as Error).message);
  }
}

async function differencesFrom(
  reads: Reads,
  postings: readonly StoredPosting[],
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const byEntry = Map.groupBy(postings, ({ entry }) => entry);
  const tiles = new Map<string, LogTileDocument>();
  /** Null: a bundle could not be appended. A difference names it. */
  let head: LogHead | null = EMPTY_LOG;
  let entries = 0;
  for await (const found of documentsOf(reads, reads.db.collection(paths.logBundles()).orderBy('index'))) {
    const { path } = found.ref;
    const bundle = found.data() as LogBundleDocument;
    const isNext = path === paths.logBundle(entries / FULL);
    if (!isNext) differences.push(difference(path, `${entries} entries lie before it`));
    const reappended: Reappended | null = head && isNext ? reappend(head, bundle) : null;
    for (const fault of reappended?.faults ?? []) differences.push(difference(path, fault));
    for (const tile of reappended?.tiles ?? []) addTo(tiles, tile);
    head = reappended?.head ?? null;
    for (const text of bundle.entries ?? []) {
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
  if (!head) return differences;
  const document = await reads.document<LogHeadDocument>(paths.logHead());
  for (const fault of compareHead(document, head)) differences.push(difference(paths.logHead(), fault));
  return [...differences, ...(await verifyTiles(reads, tiles))];
}

function addTo(tiles: Map<string, LogTileDocument>, { level, index, hashes }: TilePart): void {
  const path = paths.logTile(level, index);
  const before = tiles.get(path)?.hashes ?? [];
  tiles.set(path, { level, index, hashes: [...before, ...hashes.map(writeHash)] });
}

/** @param expected each tile above level 0, by its path */
async function verifyTiles(
  reads: Reads,
  expected: ReadonlyMap<string, LogTileDocument>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const missing = new Set(expected.keys());
  for await (const found of documentsOf(reads, reads.db.collection(paths.logTiles()).orderBy(byPath))) {
    const { path } = found.ref;
    missing.delete(path);
    if (!isDeepStrictEqual(found.data(), expected.get(path)))
      differences.push(difference(path, 'its hashes are not those of the entries'));
  }
  return [...differences, ...[...missing].map((path) => difference(path, 'it is missing'))];
}

/** @param stored all postings that name this entry as theirs */
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
    // If the salts left with the accounts, nothing can check the commitment. Everything else has to agree.
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
