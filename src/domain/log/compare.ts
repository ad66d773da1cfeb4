import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import type { LogFault, SeenLog } from './fault.ts';
import { changedLeaves, edgeFrom, isConsistent, isSameHash, type RightEdge, rootOf } from './merkle.ts';
import { type CheckSignature, type NoteKey, readVerifierKey } from './note.ts';
import { consistencyPath, edgeAt, type LogSource, subtreesOf } from './source.ts';

/** A log with a valid signature, which begins with what was seen of it before. */
export interface ComparedLog {
  readonly ok: true;
  /** The signed note. */
  readonly note: string;
  readonly checkpoint: Checkpoint;
  readonly key: NoteKey;
  readonly verifierKey: string;
  /** Keep it for the next comparison. */
  readonly edge: RightEdge;
}

interface Earlier extends SeenLog {
  readonly verifierKey: string;
}

/**
 * Compares a log with what was seen of it before. It reads a few of the log's hashes, however long the log
 * is, and none of its entries.
 *
 * @param before null: nothing was seen yet, so accept whatever key the log names
 * @throws LogFileBroken; and what `source` and `check` throw
 */
export async function comparePublicLog(
  source: LogSource,
  before: Earlier | null,
  check: CheckSignature,
): Promise<ComparedLog | { readonly ok: false; readonly fault: LogFault }> {
  const opened = await openLog(source, before?.verifierKey, check);
  if (!opened.ok) return opened;
  const { checkpoint } = opened;
  const { size } = checkpoint;
  if (before && before.size > size) return refuse({ kind: 'shorter-than-seen', size, seen: before.size });

  const edge = await edgeAt(source, size);
  if (!isSameHash(rootOf(edge), checkpoint.root)) return refuse({ kind: 'root-differs', size });
  if (before && !isConsistent(before, checkpoint, await consistencyPath(source, before.size, size))) {
    const present = await edgeFrom(before.size, subtreesOf(source, size));
    const changed = changedLeaves(before.edge ?? [], present, before.size);
    return refuse({ kind: 'rewritten-since-seen', ...changed });
  }
  return { ...opened, edge };
}

const refuse = (fault: LogFault) => ({ ok: false, fault }) as const;

/**
 * Reads the key and the checkpoint of a log, and checks the signature.
 *
 * @param expected the key that the log must have; undefined: accept whatever key it names
 */
export async function openLog(source: LogSource, expected: string | undefined, check: CheckSignature) {
  const verifierKey = (await source.verifierKey()).trim();
  const key = readVerifierKey(verifierKey);
  if (!key) return refuse({ kind: 'key-unreadable' });
  if (expected !== undefined && expected.trim() !== verifierKey) return refuse({ kind: 'key-changed' });
  const note = await source.checkpoint();
  const opened = await openCheckpoint(note, key, check);
  if (!opened.ok) return refuse({ kind: 'checkpoint', why: opened.why });
  return { ok: true, verifierKey, key, note, checkpoint: opened.checkpoint } as const;
}
