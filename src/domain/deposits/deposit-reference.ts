import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base32crockford } from '@scure/base';

/**
 * By which people name a deposit, to tell it from others of the same amount: 60 bits of the SHA-256 of its id, as twelve
 * characters of Crockford's base32, which has no letters that look like digits. E.g. `7K3Q-M0XA-94TD`. So many bits that no
 * one can search for an id with the reference of another's deposit.
 */
export function depositReference(id: string): string {
  const text = base32crockford.encode(sha256(utf8ToBytes(id)).subarray(0, 8));
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8, 12)].join('-');
}
