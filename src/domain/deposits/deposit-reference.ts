import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Crockford's base32, which has no letters that look like digits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * By which people name a deposit, to tell it from others of the same amount: 60 bits of the SHA-256 of its id, as twelve
 * characters of Crockford's base32. E.g. `7K3Q-M0XA-94TD`. So many bits that no one can search for an id with the
 * reference of another's deposit.
 */
export function depositReference(id: string): string {
  const { buffer, byteOffset } = sha256(utf8ToBytes(id));
  const bits = new DataView(buffer, byteOffset).getBigUint64(0) >> 4n;
  const digits = [...bits.toString(32).padStart(12, '0')].map((digit) => DIGITS[parseInt(digit, 32)]);
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].map((group) => group.join('')).join('-');
}
