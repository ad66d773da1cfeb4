import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { bookOf, type Posting } from '#domain/money/ledger.ts';
import { PROGRAMME_BOOKS, type ProgrammeBook } from '#domain/money/programme-totals.ts';
import type { Instant } from '#domain/time.ts';
import { canonicalJson } from './canonical-json.ts';

/** What the log says of one posting: where money went, and no one's name. */
export interface LogEntry {
  readonly at: Instant;
  /** Above zero. */
  readonly cents: number;
  /** `commitmentTo` its posting. */
  readonly commitment: string;
  readonly from: ProgrammeBook;
  /** The posting's, e.g. `credit`. */
  readonly kind: string;
  /** Of a reversal, and of no other kind: the sequence of the entry that it takes back. */
  readonly reverses?: number;
  /** From 1: one more than the entry's index in the log. */
  readonly sequence: number;
  readonly to: ProgrammeBook;
}

/** Base64 of `SALT_BYTES` random bytes. Only those who know it can tell which posting an entry is about. */
export type Salt = string;

export const SALT_BYTES = 16;

export const saltOf = (random: Uint8Array): Salt => base64.encode(random);

/** What an entry commits to, and a proof shows: the whole posting, and nothing that a backend stores beside it. */
export function committedPart({ id, kind, from, to, amount, at, subject, reversal }: Posting) {
  if (!reversal) return { id, kind, from, to, amount, at, subject };
  const { of, entry, reason, operator } = reversal;
  return { id, kind, from, to, amount, at, subject, reversal: { of, entry, reason, operator } };
}

/**
 * SHA-256(salt ‖ canonical JSON of the posting), in base64. The posting's id and accounts name its members; without the
 * salt no one can try candidates.
 */
export function commitmentTo(posting: Posting, salt: Salt): LogEntry['commitment'] {
  const text = canonicalJson(committedPart(posting));
  return base64.encode(sha256(concatBytes(base64.decode(salt), utf8ToBytes(text))));
}

export const entryOf = (posting: Posting, salt: Salt, sequence: number): LogEntry =>
  entryWith(posting, commitmentTo(posting, salt), sequence);

export function entryWith(
  { kind, from, to, amount, at, reversal }: Posting,
  commitment: LogEntry['commitment'],
  sequence: number,
): LogEntry {
  const entry = { at, cents: amount, commitment, from: bookOf(from), kind, sequence, to: bookOf(to) };
  return reversal ? { ...entry, reverses: reversal.entry } : entry;
}

/** Canonical JSON, written out because a verifier writes each of a million entries again. Its parts need no escapes. */
export function writeEntry({ at, cents, commitment, from, kind, reverses, sequence, to }: LogEntry): string {
  const reversed = reverses === undefined ? '' : `"reverses":${reverses},`;
  return `{"at":${at},"cents":${cents},"commitment":"${commitment}","from":"${from}","kind":"${kind}",${reversed}"sequence":${sequence},"to":"${to}"}`;
}

const BOOKS: ReadonlySet<unknown> = new Set(PROGRAMME_BOOKS);
const KIND = /^[a-z]{1,32}$/;
const COMMITMENT = /^[A-Za-z0-9+/]{43}=$/;

/** Null for what `writeEntry` never writes. */
export function readEntry(text: string): LogEntry | null {
  const entry = parse(text);
  return entry !== null &&
    Number.isSafeInteger(entry.at) &&
    Number.isSafeInteger(entry.cents) &&
    entry.cents > 0 &&
    Number.isSafeInteger(entry.sequence) &&
    COMMITMENT.test(entry.commitment) &&
    KIND.test(entry.kind) &&
    (entry.kind === 'reversal') === (entry.reverses !== undefined) &&
    (entry.reverses === undefined || isEarlier(entry.reverses, entry.sequence)) &&
    BOOKS.has(entry.from) &&
    BOOKS.has(entry.to) &&
    writeEntry(entry) === text
    ? entry
    : null;
}

const isEarlier = (sequence: number, than: number): boolean =>
  Number.isSafeInteger(sequence) && sequence >= 1 && sequence < than;

function parse(text: string): LogEntry | null {
  try {
    return JSON.parse(text) as LogEntry | null;
  } catch {
    return null;
  }
}
