/**
 * Two people compare what they are shown of a log by its checkpoint, written as one line: the public key, the
 * size, the root and the signature, with spaces between them. The line fits a QR code and a message.
 */
import { base64 } from '@scure/base';
import { openCheckpoint } from './checkpoint.ts';
import type { ComparedLog } from './compare.ts';
import { isConsistent, writeHash } from './merkle.ts';
import { type CheckSignature, isSignatureOf, readVerifierKey, splitNote } from './note.ts';
import { consistencyPath, type LogSource } from './source.ts';

/** @returns null when no one could verify the line, because the log has signed more than the line holds */
export async function writeCheckpointLine(
  { checkpoint: { size, root }, note, key, verifierKey }: Omit<ComparedLog, 'ok' | 'edge'>,
  check: CheckSignature,
): Promise<string | null> {
  const signature = splitNote(note)?.signatures.find(isSignatureOf(key));
  if (!signature) return null;
  const line = [verifierKey, size, writeHash(root), base64.encode(signature.bytes)].join(' ');
  return (await openLine(line, check))?.opened.ok ? line : null;
}

/** Reads a checkpoint's line, even if a message has broken it into several; null: another text. */
async function openLine(text: string, check: CheckSignature) {
  const [verifierKey = '', size = '', root = '', signature = '', ...more] = text.trim().split(/\s+/);
  const key = readVerifierKey(verifierKey);
  if (!key || signature === '' || more.length > 0) return null;
  const note = `${key.name}\n${size}\n${root}\n\n\u2014 ${key.name} ${signature}\n`;
  return { key, verifierKey, opened: await openCheckpoint(note, key, check) };
}

/** How another checkpoint relates to the log that this reader sees. */
export type ComparedCheckpoint =
  | { readonly kind: 'unreadable' }
  /** Its signature is wrong, so it proves nothing. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'equal'; readonly size: number; readonly hasOtherKey: boolean }
  /** The log continues it. */
  | {
      readonly kind: 'earlier';
      readonly size: number;
      readonly theirs: number;
      readonly hasOtherKey: boolean;
    }
  /** It has more entries. Only a reader of the longer log can tell whether they continue these. */
  | { readonly kind: 'later'; readonly size: number; readonly theirs: number; readonly hasOtherKey: boolean }
  /** One of its entries differs, and the same key has signed both histories. */
  | { readonly kind: 'two-histories'; readonly theirs: number }
  /** Another key has signed it, and this log does not begin with its entries. */
  | { readonly kind: 'other-ledger' }
  /** Another key has signed it in the name of this log. */
  | { readonly kind: 'other-key' };

/**
 * @param present the log's checkpoint, verified
 * @throws LogFileBroken; and what `source` and `check` throw
 */
export async function compareCheckpoints(
  text: string,
  present: Pick<ComparedLog, 'checkpoint' | 'key' | 'verifierKey'>,
  source: LogSource,
  check: CheckSignature,
): Promise<ComparedCheckpoint> {
  const line = await openLine(text, check);
  if (!line) return { kind: 'unreadable' };
  const { key, verifierKey, opened } = line;
  if (!opened.ok) return { kind: opened.why === 'forged' ? 'forged' : 'unreadable' };

  const theirs = opened.checkpoint;
  const { size } = present.checkpoint;
  const hasOtherKey = verifierKey !== present.verifierKey;
  if (hasOtherKey && key.name === present.key.name) return { kind: 'other-key' };
  if (theirs.size > size) return { kind: 'later', size, theirs: theirs.size, hasOtherKey };
  const path = await consistencyPath(source, theirs.size, size);
  if (!isConsistent(theirs, present.checkpoint, path)) {
    return hasOtherKey ? { kind: 'other-ledger' } : { kind: 'two-histories', theirs: theirs.size };
  }
  return theirs.size === size
    ? { kind: 'equal', size, hasOtherKey }
    : { kind: 'earlier', size, theirs: theirs.size, hasOtherKey };
}
