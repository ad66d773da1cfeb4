import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import type { Posting } from '#domain/money/ledger.ts';
import { DAY, type Instant, utcDayOf } from '#domain/time.ts';
import { netMovement, PUBLIC_BOOKS, type PublicBook } from './books.ts';
import { canonicalJson } from './canonical-json.ts';

/** What the log says of one request's postings: only what the sums of the books need, and no one's name. */
export interface LogEntry {
  /** The beginning of the entry's day (UTC). Only the commitment covers the exact time. */
  readonly at: Instant;
  /** The amount that leaves `from`; 0 when the money stays with members. */
  readonly cents: number;
  /** What `commitmentTo` returns for its postings. */
  readonly commitment: string;
  readonly from: PublicBook;
  /** The kind of the first posting, e.g. `credit`. */
  readonly kind: string;
  /** The sequence of the entry that a reversal takes back. Only reversals have it. */
  readonly reverses?: number;
  /** Counts from 1: one more than the entry's index in the log. */
  readonly sequence: number;
  readonly to: PublicBook;
}

/** All postings of one request, with the random salt of their entry. The salt is stored with each of them. */
export interface SaltedPostings {
  /** At least one posting. */
  readonly postings: readonly Posting[];
  readonly salt: Salt;
}

/** Base64 of `SALT_BYTES` random bytes. Only those who know it can tell which postings an entry is about. */
export type Salt = string;

export const SALT_BYTES = 16;

export const saltOf = (random: Uint8Array): Salt => base64.encode(random);

/**
 * The fields of a posting that an entry commits to and an inclusion proof shows: all of the posting, and
 * nothing that a backend stores beside it.
 */
export function committedPart({ id, kind, from, to, amount, at, subject, reversal }: Posting) {
  if (!reversal) return { id, kind, from, to, amount, at, subject };
  const { of, entry, reason, operator } = reversal;
  return { id, kind, from, to, amount, at, subject, reversal: { of, entry, reason, operator } };
}

/**
 * SHA-256(salt ‖ canonical JSON of the postings), in base64. Ids and accounts of postings name their members,
 * but without the salt no one can find them by trying.
 */
export function commitmentTo({ postings, salt }: SaltedPostings): LogEntry['commitment'] {
  const text = canonicalJson(postings.map(committedPart));
  return base64.encode(sha256(concatBytes(base64.decode(salt), utf8ToBytes(text))));
}

/** @throws LedgerBroken as `netMovement` */
export const entryOf = (salted: SaltedPostings, sequence: number): LogEntry =>
  entryWith(salted.postings, commitmentTo(salted), sequence);

/**
 * @param postings all postings of one request
 * @throws LedgerBroken as `netMovement`
 */
export function entryWith(
  postings: readonly Posting[],
  commitment: LogEntry['commitment'],
  sequence: number,
): LogEntry {
  const [{ kind, at, reversal }] = postings as readonly [Posting, ...Posting[]];
  const { from, to, cents } = netMovement(postings);
  const entry = { at: utcDayOf(at), cents, commitment, from, kind, sequence, to };
  return reversal ? { ...entry, reverses: reversal.entry } : entry;
}

/** Writes canonical JSON: the fields are in alphabetical order, and none needs escapes. */
export function writeEntry({ at, cents, commitment, from, kind, reverses, sequence, to }: LogEntry): string {
  const reversed = reverses === undefined ? '' : `"reverses":${reverses},`;
  return `{"at":${at},"cents":${cents},"commitment":"${commitment}","from":"${from}","kind":"${kind}",${reversed}"sequence":${sequence},"to":"${to}"}`;
}

const BOOKS: ReadonlySet<unknown> = new Set(PUBLIC_BOOKS);
const KIND = /^[a-z]{1,32}$/;
const COMMITMENT = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Whether the entry reveals no more than it must: its time is the beginning of a day, and it has no amount when
 * the money stays with members.
 */
export const saysNoMore = ({
  at,
  cents,
  from,
  to,
}: Pick<LogEntry, 'at' | 'cents' | 'from' | 'to'>): boolean =>
  at % DAY === 0 && (from === to ? from === 'members' && cents === 0 : cents > 0);

/** Reads an entry; null: `writeEntry` never writes this text. */
export function readEntry(text: string): LogEntry | null {
  const entry = parse(text);
  return entry !== null &&
    Number.isSafeInteger(entry.at) &&
    Number.isSafeInteger(entry.cents) &&
    saysNoMore(entry) &&
    Number.isSafeInteger(entry.sequence) &&
    COMMITMENT.test(entry.commitment) &&
    KIND.test(entry.kind) &&
    (entry.kind === 'reversal') === (entry.reverses !== undefined) &&
    (entry.reverses === undefined || isSequence(entry.reverses)) &&
    BOOKS.has(entry.from) &&
    BOOKS.has(entry.to) &&
    writeEntry(entry) === text
    ? entry
    : null;
}

/** Only the log can tell whether there is an entry with this sequence, and what it says. */
const isSequence = (sequence: number): boolean => Number.isSafeInteger(sequence) && sequence >= 1;

function parse(text: string): LogEntry | null {
  try {
    return JSON.parse(text) as LogEntry | null;
  } catch {
    return null;
  }
}
