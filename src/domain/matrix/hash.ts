import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { JournaledTable } from './journaled-table.ts';

/** SHA-256 over all rows of all tables, in hexadecimal. Each table's length goes in before it. */
export function hashTables(tables: readonly JournaledTable[]): string {
  const hash = sha256.create();
  for (const { words } of tables) {
    hash.update(littleEndian(Int32Array.of(words.length)));
    hash.update(littleEndian(words));
  }
  return bytesToHex(hash.digest());
}

/** Assumes a little-endian machine, as all supported ones are; on another one only the hashes would differ. */
function littleEndian(words: Int32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
