import { FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { type Checkpoint, openCheckpoint, readCheckpoint, writeCheckpoint } from '#domain/log/checkpoint.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { isSameHash, rootOf, type TreeHead } from '#domain/log/merkle.ts';
import { signNote } from '#domain/log/note.ts';
import { LogFileBroken } from '#domain/log/fault.ts';
import { edgeAt } from '#domain/log/source.ts';
import type { LogHeadDocument, SignedCheckpointDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { BooksDisagree } from './books-disagree.ts';
import type { LogSigner } from './log-signer.ts';
import { headIn } from './public-log.ts';
import { storedLog } from './published-log.ts';
import { onceEach, type Reads, readsOf } from './reads.ts';

/**
 * Finds reasons not to sign the present log. Everyone who has seen a checkpoint can prove that a log with
 * fewer or other entries is a different log, so the settler must never sign such a log.
 *
 * @param signer null: any key may have signed
 * @returns a sentence for each reason
 */
export async function signedContradictions(
  reads: Reads,
  signer: LogSigner | null,
): Promise<readonly string[]> {
  const [head, signed] = await Promise.all([
    reads.document<LogHeadDocument>(paths.logHead()),
    reads.document<SignedCheckpointDocument>(paths.logSigned()),
  ]);
  return contradictionsOf(reads, signer, signed, head?.size ?? 0);
}

/** @param size of the present log */
async function contradictionsOf(
  reads: Reads,
  signer: LogSigner | null,
  signed: SignedCheckpointDocument | undefined,
  size: number,
): Promise<readonly string[]> {
  const path = paths.logSigned();
  if (!signed) return signer && size > 0 ? [`${path} is missing, though the log has ${size} entries`] : [];
  const tree = await checkpointIn(signed, signer);
  if (!tree) return [`${path} holds no checkpoint${signer ? ' that this key has signed' : ''}`];
  if (tree.size > size) return [`${path} is of ${tree.size} entries, and the log has ${size}`];
  return prefixContradictions(reads, tree, `the first ${tree.size} entries are not those of ${path}`);
}

/** Null: there is no checkpoint, or another key signed it. */
async function checkpointIn(
  { checkpoint }: SignedCheckpointDocument,
  signer: LogSigner | null,
): Promise<Checkpoint | null> {
  if (!signer) return readCheckpoint(checkpoint);
  const opened = await openCheckpoint(checkpoint, signer.key, checkWith(crypto.subtle));
  return opened.ok ? opened.checkpoint : null;
}

/** Checks that the log begins with this tree. @returns the sentence `unless` if it does not */
async function prefixContradictions(
  reads: Reads,
  { size, root }: TreeHead,
  unless: string,
): Promise<readonly string[]> {
  try {
    return isSameHash(rootOf(await edgeAt(storedLog(reads), size)), root) ? [] : [unless];
  } catch (cause) {
    if (!(cause instanceof LogFileBroken)) throw cause;
    return [`${unless}: ${cause.message}`];
  }
}

/** Signs the log's checkpoints, each of which continues all earlier ones. */
export interface Checkpoints {
  /**
   * Returns the checkpoint of the present log, and signs it if needed.
   * @throws BooksDisagree when the log's head is malformed, or does not continue what was signed before
   */
  latest(): Promise<string>;
  /** Whether the settler has refused to sign the last checkpoint. */
  isRefused(): boolean;
}

/** How often to try while other settlers sign in between. */
const ATTEMPTS = 5;

const OVERTAKEN: readonly unknown[] = [GrpcStatus.ALREADY_EXISTS, GrpcStatus.FAILED_PRECONDITION];

/**
 * Stores each checkpoint before anyone sees it, so a restart does not forget it. It signs one checkpoint at a time: two at
 * once could overtake each other while the log grows. All who ask in the meantime get the next one.
 */
export function openCheckpoints(db: Firestore, signer: LogSigner): Checkpoints {
  let isRefused = false;
  let running: Promise<string> | null = null;
  let next: Promise<string> | null = null;

  function latest(): Promise<string> {
    if (running === null) {
      running = signInTurn().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => null)
      .then(() => {
        next = null;
        return latest();
      });
    return next;
  }

  async function signInTurn(attempt = 1): Promise<string> {
    try {
      const checkpoint = await signPresent(db, signer, signer);
      isRefused = false;
      return checkpoint;
    } catch (cause) {
      isRefused = cause instanceof BooksDisagree;
      const isOvertaken = OVERTAKEN.includes((cause as { readonly code?: unknown }).code);
      if (isOvertaken && attempt < ATTEMPTS) return signInTurn(attempt + 1);
      throw cause;
    }
  }

  return { latest, isRefused: () => isRefused };
}

/**
 * Signs a log that has no checkpoint by this key: its first entries are older than the key, or the key is
 * new. A person asks for this explicitly, because a log that was emptied and written again looks the same.
 *
 * @throws BooksDisagree when the log does not continue what another key signed
 */
export const signFirst = (db: Firestore, signer: LogSigner): Promise<string> => signPresent(db, signer, null);

/** @param earlier the key that must have signed the last checkpoint; null: any key, or none */
async function signPresent(
  db: Firestore,
  { key, sign }: LogSigner,
  earlier: LogSigner | null,
): Promise<string> {
  const reference = db.doc(paths.logSigned());
  const [found, last] = await db.getAll(db.doc(paths.logHead()), reference);
  const { size, edge } = headIn((found?.data() as LogHeadDocument | undefined) ?? null);
  const signed = last?.data() as SignedCheckpointDocument | undefined;
  const root = rootOf(edge);
  const known = earlier && signed ? await checkpointIn(signed, earlier) : null;
  if (signed && known?.size === size && isSameHash(known.root, root)) return signed.checkpoint;

  const reads = onceEach(readsOf(db));
  const against = [
    ...(await contradictionsOf(reads, earlier, signed, size)),
    ...(await prefixContradictions(
      reads,
      { size, root },
      `${paths.logHead()} has another edge than its entries`,
    )),
  ];
  if (against.length > 0) throw new BooksDisagree(against);
  const checkpoint = await signNote(writeCheckpoint({ origin: key.name, size, root }), key, sign);
  const document = { checkpoint, at: FieldValue.serverTimestamp() };
  if (last?.updateTime) await reference.update(document, { lastUpdateTime: last.updateTime });
  else await reference.create(document);
  return checkpoint;
}
