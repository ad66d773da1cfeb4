/**
 * SHA-256 (FIPS 180-4) for verifying a whole log. All calls share the same memory, so it is faster than
 * `@noble/hashes` for short texts. All other code hashes with that library, and a test compares the two.
 */
import { HASH_BYTES, type Hash } from './merkle.ts';

const BLOCK = 64;
/** The size of the longest entry with prefix and padding: a bundle writes an entry's length in two bytes. */
const LONGEST = 0x1_00_00 + 2 * BLOCK;

const LEAF = 0;
const NODE = 1;

/** The first 32 bits of the fractional parts of the square roots and cube roots of the first primes. */
const INITIAL = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

// All calls share this memory. Nothing awaits between writing and reading it.
const message = new Uint8Array(LONGEST);
const words = new DataView(message.buffer);
const schedule = new Int32Array(BLOCK);
const state = new Int32Array(8);

/** Writes the hash of a leaf to `out` at position `at`. @param entry at most 65,535 bytes */
export function leafHashInto(entry: Uint8Array, out: Uint8Array, at: number): void {
  message[0] = LEAF;
  message.set(entry, 1);
  digestInto(1 + entry.length, out, at);
}

/** The root over these hashes, which lie one after the other. Their number is a power of two. */
export function completeRootOf(hashes: Uint8Array): Hash {
  const level = hashes.slice();
  for (let width = level.length / 2; width >= HASH_BYTES; width /= 2) {
    for (let at = 0; at < width; at += HASH_BYTES) {
      message[0] = NODE;
      message.set(level.subarray(2 * at, 2 * at + 2 * HASH_BYTES), 1);
      digestInto(1 + 2 * HASH_BYTES, level, at);
    }
  }
  return level.slice(0, HASH_BYTES);
}

/** Hashes the first `length` bytes of `message`. */
function digestInto(length: number, out: Uint8Array, at: number): void {
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  message.fill(0, length, end);
  message[length] = 0x80;
  words.setUint32(end - 4, length * 8);
  state.set(INITIAL);
  for (let from = 0; from < end; from += BLOCK) compress(from);
  for (let nth = 0, to = at; nth < 8; nth += 1, to += 4) {
    const word = state[nth] as number;
    out[to] = word >>> 24;
    out[to + 1] = word >>> 16;
    out[to + 2] = word >>> 8;
    out[to + 3] = word;
  }
}

/** Hashes one block of the message (FIPS 180-4, §6.2.2). */
function compress(from: number): void {
  for (let nth = 0; nth < 16; nth += 1) schedule[nth] = words.getInt32(from + 4 * nth);
  for (let nth = 16; nth < BLOCK; nth += 1) {
    const x = schedule[nth - 15] as number;
    const y = schedule[nth - 2] as number;
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[nth] = (schedule[nth - 16] as number) + low + (schedule[nth - 7] as number) + high;
  }
  // Read by index, because destructuring iterates and is slower.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let nth = 0; nth < BLOCK; nth += 1) {
    const sumE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const one = (h + sumE + choice + (ROUNDS[nth] as number) + (schedule[nth] as number)) | 0;
    const sumA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + sumA + majority) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return Int32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
