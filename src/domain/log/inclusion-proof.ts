import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import type { Posting, Reversal } from '#domain/money/ledger.ts';
import { canonicalJson } from './canonical-json.ts';
import { type Checkpoint, openCheckpoint, readCheckpoint } from './checkpoint.ts';
import { committedPart, entryOf, type Salt, type SaltedPostings, writeEntry } from './entry.ts';
import type { LogFault } from './fault.ts';
import { type Hash, isSameHash, leafHash, readHash, rootByInclusion, writeHash } from './merkle.ts';
import type { CheckSignature, NoteKey } from './note.ts';

/**
 * Proves that the postings of a request are in the log. As a file it is a C2SP tlog-proof
 * (c2sp.org/tlog-proof) with postings and salt as its extra data.
 */
export interface InclusionProof extends SaltedPostings {
  /** The sequence of their entry, from 1. */
  readonly sequence: number;
  /** The hashes of the path, from the entry's sibling upwards. */
  readonly path: readonly Hash[];
  /** The signed note. */
  readonly checkpoint: string;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';

export function writeInclusionProof({ postings, salt, sequence, path, checkpoint }: InclusionProof): string {
  const extra = canonicalJson({ postings: postings.map(committedPart), salt });
  const lines = [
    FIRST_LINE,
    `extra ${base64.encode(utf8ToBytes(extra))}`,
    `index ${sequence - 1}`,
    ...path.map(writeHash),
  ];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Reads such a file; null: the text is none. */
export function readInclusionProof(text: string): InclusionProof | null {
  const end = text.indexOf('\n\n');
  const [first, extra = '', index = '', ...hashes] = text.slice(0, end).split('\n');
  const at = /^index (?<at>0|[1-9]\d{0,15})$/.exec(index)?.groups?.['at'];
  if (end < 0 || first !== FIRST_LINE || !extra.startsWith('extra ') || at === undefined) return null;
  try {
    const read = JSON.parse(new TextDecoder().decode(base64.decode(extra.slice('extra '.length)))) as {
      readonly postings: readonly Posting[];
      readonly salt: Salt;
    };
    const path = hashes.map(readHash);
    const { postings, salt } = read;
    const proof = { postings, salt, sequence: Number(at) + 1, path, checkpoint: text.slice(end + 2) };
    if (postings.length === 0 || !postings.every(isPosting) || typeof salt !== 'string') return null;
    // This throws when the salt is malformed, or when no single request makes such postings.
    entryIn(proof);
    return proof;
  } catch {
    return null;
  }
}

const isPosting = (posting: Posting | null): boolean =>
  posting !== null &&
  (['id', 'kind', 'from', 'to', 'subject'] as const).every((name) => typeof posting[name] === 'string') &&
  Number.isSafeInteger(posting.amount) &&
  Number.isSafeInteger(posting.at) &&
  (posting.reversal === undefined || isReversal(posting.reversal));

const isReversal = (reversal: Reversal | null): boolean =>
  reversal !== null &&
  (['of', 'reason', 'operator'] as const).every((name) => typeof reversal[name] === 'string') &&
  Number.isSafeInteger(reversal.entry);

/** The text of the entry that the proof is about. */
export const entryIn = ({ sequence, ...salted }: InclusionProof): string =>
  writeEntry(entryOf(salted, sequence));

export type CheckedInclusionProof =
  | { readonly ok: true; readonly checkpoint: Checkpoint }
  | { readonly ok: false; readonly fault: LogFault };

/**
 * Checks a proof without the log: the path from the postings to the root, and the signature of the checkpoint
 * with that root.
 */
export async function checkInclusionProof(
  proof: InclusionProof,
  key: NoteKey,
  check: CheckSignature,
): Promise<CheckedInclusionProof> {
  const opened = await openCheckpoint(proof.checkpoint, key, check);
  if (!opened.ok) return { ok: false, fault: { kind: 'checkpoint', why: opened.why } };
  return isIncluded(proof) ? opened : { ok: false, fault: { kind: 'not-included', entry: proof.sequence } };
}

function isIncluded(proof: InclusionProof): boolean {
  const checkpoint = readCheckpoint(proof.checkpoint);
  if (!checkpoint) return false;
  const leaf = leafHash(utf8ToBytes(entryIn(proof)));
  const root = rootByInclusion(proof.sequence - 1, checkpoint.size, leaf, proof.path);
  return root !== null && isSameHash(root, checkpoint.root);
}
