import { PUBLIC_BOOKS } from './books.ts';
import { type LogEntry, saysNoMore } from './entry.ts';

/** The part of an entry that a verifier adds up. */
export interface Movement extends Pick<LogEntry, 'at' | 'cents' | 'from' | 'sequence' | 'to'> {
  /** As `LogEntry.reverses`; null: the entry is no reversal. */
  readonly reverses: number | null;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const BEFORE = {
  at: bytesOf('{"at":'),
  cents: bytesOf(',"cents":'),
  commitment: bytesOf(',"commitment":"'),
  from: bytesOf('","from":"'),
  kind: bytesOf('","kind":"'),
  /** Includes the kind, because only a reversal has this field. */
  reverses: bytesOf('reversal","reverses":'),
  sequence: bytesOf('","sequence":'),
  sequenceOfReversal: bytesOf(',"sequence":'),
  to: bytesOf(',"to":"'),
  end: bytesOf('"}'),
};
const REVERSAL = bytesOf('reversal"');
const BOOKS = PUBLIC_BOOKS.map((book) => ({ book, bytes: bytesOf(book) }));
const COMMITMENT_LENGTH = 43;
const LONGEST_KIND = 32;
/** The largest number of digits of a safe integer. */
const MOST_DIGITS = 16;

const [ZERO, NINE, MINUS, EQUALS] = [0x30, 0x39, 0x2d, 0x3d];

/**
 * Does the same as `readEntry` on the decoded text, but makes no strings: verifying reads a million entries.
 *
 * @returns null for bytes that `writeEntry` never writes
 */
export function readMovement(bytes: Uint8Array): Movement | null {
  const reader = new Reader(bytes);
  const at = reader.skip(BEFORE.at) ? reader.integer() : null;
  const cents = reader.skip(BEFORE.cents) ? reader.integer() : null;
  const hasCommitment = reader.skip(BEFORE.commitment) && reader.commitment();
  const from = reader.skip(BEFORE.from) ? reader.book() : null;
  const beginsKind = reader.skip(BEFORE.kind);
  const reverses = reader.skip(BEFORE.reverses) ? reader.integer() : null;
  const hasKind = beginsKind && (reverses !== null || reader.kind());
  const beforeSequence = reverses === null ? BEFORE.sequence : BEFORE.sequenceOfReversal;
  const sequence = reader.skip(beforeSequence) ? reader.integer() : null;
  const to = reader.skip(BEFORE.to) ? reader.book() : null;
  const isWhole = hasCommitment && hasKind && reader.skip(BEFORE.end) && reader.isAtEnd();
  if (!isWhole || at === null || cents === null) return null;
  if (from === null || sequence === null || to === null) return null;
  if (reverses !== null && reverses < 1) return null;
  const movement = { at, cents, from, reverses, sequence, to };
  return saysNoMore(movement) ? movement : null;
}

/** Each method moves forward by what it reads. After a failure, the position does not matter. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  skip(text: Uint8Array): boolean {
    for (let nth = 0; nth < text.length; nth += 1) {
      if (this.#bytes[this.#at + nth] !== text[nth]) return false;
    }
    this.#at += text.length;
    return true;
  }

  /** Reads a safe integer as JSON writes it: no leading zero, and no sign before zero. */
  integer(): number | null {
    const isNegative = this.#bytes[this.#at] === MINUS;
    const begin = isNegative ? this.#at + 1 : this.#at;
    let end = begin;
    let value = 0;
    for (let byte = this.#bytes[end]; isDigit(byte); byte = this.#bytes[end]) {
      value = value * 10 + (byte - ZERO);
      end += 1;
      if (end - begin > MOST_DIGITS) return null;
    }
    const isPadded = this.#bytes[begin] === ZERO && (end - begin > 1 || isNegative);
    if (end === begin || isPadded || !Number.isSafeInteger(value)) return null;
    this.#at = end;
    return isNegative ? -value : value;
  }

  commitment(): boolean {
    for (let nth = 0; nth < COMMITMENT_LENGTH; nth += 1) {
      if (!isBase64(this.#bytes[this.#at + nth])) return false;
    }
    this.#at += COMMITMENT_LENGTH + 1;
    return this.#bytes[this.#at - 1] === EQUALS;
  }

  /** Reads any kind except a reversal's, which has one more field. */
  kind(): boolean {
    const begin = this.#at;
    if (this.skip(REVERSAL)) return false;
    while (isSmallLetter(this.#bytes[this.#at])) this.#at += 1;
    return this.#at > begin && this.#at - begin <= LONGEST_KIND;
  }

  book(): LogEntry['from'] | null {
    for (const { book, bytes } of BOOKS) if (this.skip(bytes)) return book;
    return null;
  }
}

const isDigit = (byte: number | undefined): byte is number =>
  byte !== undefined && byte >= ZERO && byte <= NINE;
const isSmallLetter = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x61 && byte <= 0x7a;
const isCapital = (byte: number): boolean => byte >= 0x41 && byte <= 0x5a;

/** Base64 has `+` and `/` besides letters and digits. */
const isBase64 = (byte: number | undefined): boolean =>
  byte !== undefined &&
  (isSmallLetter(byte) || isCapital(byte) || isDigit(byte) || byte === 0x2b || byte === 0x2f);
