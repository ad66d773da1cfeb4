/**
 * What a log and a witness say to each other (c2sp.org/tlog-witness): the log sends a checkpoint, with the
 * proof that it continues the one that the witness signed last.
 */
import type { Instant } from '#domain/time.ts';
import { openCheckpoint, readCheckpoint } from './checkpoint.ts';
import { cosign, type CosignerKey } from './cosignature.ts';
import {
  EMPTY_ROOT,
  type Hash,
  isConsistent,
  isSameHash,
  readHash,
  type TreeHead,
  writeHash,
} from './merkle.ts';
import {
  type CheckSignature,
  isSignatureOf,
  type NoteKey,
  type Sign,
  splitNote,
  writeSignature,
} from './note.ts';

export interface AddCheckpoint {
  /** The size of the last checkpoint that the witness signed; 0: it signed none. */
  readonly old: number;
  /** The proof that the checkpoint continues that one. */
  readonly path: readonly Hash[];
  /** The checkpoint, as the log has signed it. */
  readonly note: string;
}

const MOST_HASHES = 63;

export const writeAddCheckpoint = ({ old, path, note }: AddCheckpoint): string =>
  `old ${old}\n${path.map((hash) => `${writeHash(hash)}\n`).join('')}\n${note}`;

/** Returns null for a text that is no such request. */
export function readAddCheckpoint(text: string): AddCheckpoint | null {
  const end = text.indexOf('\n\n');
  const [first = '', ...hashes] = text.slice(0, Math.max(0, end)).split('\n');
  const old = /^old (?<old>0|[1-9]\d{0,15})$/.exec(first)?.groups?.['old'];
  const note = text.slice(end + 2);
  if (old === undefined || !Number.isSafeInteger(Number(old)) || hashes.length > MOST_HASHES) return null;
  if (!readCheckpoint(note) || !splitNote(note)) return null;
  try {
    return { old: Number(old), path: hashes.map(readHash), note };
  } catch {
    return null;
  }
}

export interface WitnessAnswer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly body: string;
  /** What the witness has to store before it answers: the tree and the cosigned note. Null: it refuses. */
  readonly signed: (TreeHead & { readonly note: string }) | null;
}

/** The media type of the body of a 409: the size that the witness signed last. */
export const SIZE_TYPE = 'text/x.tlog.size';

interface WitnessView {
  /** The public keys of a log; empty: the witness does not know the log. */
  keysOf(origin: string): readonly NoteKey[];
  /** The tree in the last checkpoint of a log that the witness signed; null: it signed none. */
  lastOf(origin: string): TreeHead | null;
  readonly key: CosignerKey;
  readonly sign: Sign;
  readonly check: CheckSignature;
}

/** Signs only a checkpoint that continues the last one. @throws as `cosign`; and what `check` throws */
export async function answerAddCheckpoint(
  body: string,
  { keysOf, lastOf, key, sign, check }: WitnessView,
  now: Instant,
): Promise<WitnessAnswer> {
  const refuse = (status: WitnessAnswer['status'], why: string) => ({
    status,
    body: `${why}\n`,
    signed: null,
  });
  const request = readAddCheckpoint(body);
  if (!request) return refuse(400, 'not an add-checkpoint request');
  const { old, path, note } = request;
  const head = readCheckpoint(note);
  if (!head) return refuse(400, 'not a checkpoint');
  const keys = keysOf(head.origin);
  if (keys.length === 0) return refuse(404, 'unknown log');
  const opened = await Promise.all(keys.map((each) => openCheckpoint(note, each, check)));
  const isForged = opened.some((each) => !each.ok && each.why === 'forged');
  if (isForged || !opened.some((each) => each.ok)) return refuse(403, 'no valid signature of this log');
  if (old > head.size) return refuse(400, 'the old size is larger than the checkpoint’s');

  const last = lastOf(head.origin) ?? { size: 0, root: EMPTY_ROOT };
  if (old !== last.size) return refuse(409, `${last.size}`);
  if (head.size === 0 && !isSameHash(head.root, EMPTY_ROOT))
    return refuse(422, 'not the root of an empty tree');
  if (!isConsistent(last, head, path)) return refuse(422, 'the checkpoint does not continue the last one');

  const text = splitNote(note)?.text ?? '';
  const line = await cosign(text, key, sign, now);
  return {
    status: 200,
    body: line,
    signed: { size: head.size, root: head.root, note: `${text}\n${ownLines(note, keys)}${line}` },
  };
}

/** Returns the signature lines of these keys: no one has verified the others. */
function ownLines(note: string, keys: readonly NoteKey[]): string {
  const signatures = splitNote(note)?.signatures ?? [];
  return keys
    .flatMap((key) => signatures.find(isSignatureOf(key)) ?? [])
    .map(writeSignature)
    .join('');
}
