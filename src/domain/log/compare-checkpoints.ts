/**
 * Two people compare what they are shown of a log by its checkpoint, written as one line: the public key, the
 * size, the root and the signature, with a space between them. It fits a QR code and a message.
 */
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { isConsistent, writeHash } from './merkle.ts';
import { type CheckSignature, readVerifierKey } from './note.ts';
import { consistencyPath, type LogSource } from './source.ts';

/** @param note the checkpoint, as the log has signed it, with no other lines */
export function writeCheckpointLine(
  { size, root }: Pick<Checkpoint, 'size' | 'root'>,
  { note, verifierKey }: { readonly note: string; readonly verifierKey: string },
): string {
  const name = readVerifierKey(verifierKey)?.name ?? '';
  const signature = note.split('\n').find((line) => line.startsWith(`\u2014 ${name} `));
  return [verifierKey, size, writeHash(root), signature?.split(' ').at(-1)].join(' ');
}

/** Returns null for any other text. Line breaks that a message added do not matter. */
function readCheckpointLine(text: string) {
  const [verifierKey = '', size = '', root = '', signature = '', ...more] = text.trim().split(/\s+/);
  const key = readVerifierKey(verifierKey);
  if (!key || signature === '' || more.length > 0) return null;
  return { key, verifierKey, note: `${key.name}\n${size}\n${root}\n\n\u2014 ${key.name} ${signature}\n` };
}

/** How another checkpoint relates to the log that this reader sees. */
export type ComparedCheckpoint =
  | { readonly kind: 'unreadable' }
  /** Its signature is wrong, so it proves nothing. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'equal'; readonly size: number; readonly isCopy: boolean }
  /** It is of the same history, earlier. */
  | { readonly kind: 'earlier'; readonly size: number; readonly theirs: number; readonly isCopy: boolean }
  /** It has more entries. Only a reader of the longer log can tell whether they continue these. */
  | { readonly kind: 'later'; readonly size: number; readonly theirs: number }
  /** One of its entries is another, and the same key has signed both. */
  | { readonly kind: 'two-histories'; readonly theirs: number }
  /** Another key has signed it, and it is no copy of this log. */
  | { readonly kind: 'other-ledger' };

/**
 * @param present the log's checkpoint, verified
 * @throws what `source` and `check` throw
 */
export async function compareCheckpoints(
  text: string,
  present: { readonly checkpoint: Checkpoint; readonly verifierKey: string },
  source: LogSource,
  check: CheckSignature,
): Promise<ComparedCheckpoint> {
  const line = readCheckpointLine(text);
  if (!line) return { kind: 'unreadable' };
  const opened = await openCheckpoint(line.note, line.key, check);
  if (!opened.ok) return { kind: opened.why === 'forged' ? 'forged' : 'unreadable' };

  const theirs = opened.checkpoint;
  const { size } = present.checkpoint;
  const isCopy = line.verifierKey !== present.verifierKey;
  if (theirs.size > size) {
    return isCopy ? { kind: 'other-ledger' } : { kind: 'later', size, theirs: theirs.size };
  }
  const path = await consistencyPath(source, theirs.size, size);
  if (!isConsistent(theirs, present.checkpoint, path)) {
    return isCopy ? { kind: 'other-ledger' } : { kind: 'two-histories', theirs: theirs.size };
  }
  return theirs.size === size
    ? { kind: 'equal', size, isCopy }
    : { kind: 'earlier', size, theirs: theirs.size, isCopy };
}
