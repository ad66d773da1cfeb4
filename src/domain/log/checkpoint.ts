import { type Hash, readHash, type TreeHead, writeHash } from './merkle.ts';
import { type CheckSignature, type NoteKey, openNote, splitNote } from './note.ts';

/** The state of a log at one moment, as its operator signs it (c2sp.org/tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  /** The log's name: its URL without scheme. */
  readonly origin: string;
}

/** The text that the log's operator signs. */
export const writeCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${writeHash(root)}\n`;

/**
 * Reads a checkpoint from a text, signed or not; null: the text is no checkpoint. A log may add lines after
 * the third.
 */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', root = '', ...rest] = (splitNote(text)?.text ?? text).split('\n');
  const hash = hashIn(root);
  if (!origin || !/^(?:0|[1-9]\d*)$/.test(size) || !hash || rest.at(-1) !== '') return null;
  return Number.isSafeInteger(Number(size)) ? { origin, size: Number(size), root: hash } : null;
}

export type OpenedCheckpoint =
  | { readonly ok: true; readonly checkpoint: Checkpoint }
  | { readonly ok: false; readonly why: 'malformed' | 'unsigned' | 'forged' };

/** Reads a checkpoint and checks that this key has signed it, for the log with the key's name. */
export async function openCheckpoint(
  note: string,
  key: NoteKey,
  check: CheckSignature,
): Promise<OpenedCheckpoint> {
  const opened = await openNote(note, key, check);
  if (!opened.ok) return opened;
  const checkpoint = readCheckpoint(note);
  return checkpoint?.origin === key.name ? { ok: true, checkpoint } : { ok: false, why: 'malformed' };
}

function hashIn(text: string): Hash | null {
  try {
    return readHash(text);
  } catch {
    return null;
  }
}
