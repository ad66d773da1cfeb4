import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Crockford's base32, which has no letters that look like digits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The bits of a deposit's reference: the first 60 of the SHA-256 of its id, in hexadecimal. Firestore's rules check them. */
export const referenceBits = (id: string): string => bytesToHex(sha256(utf8ToBytes(id))).slice(0, 15);

/**
 * By which people name a deposit, to tell it from others of the same amount: 60 bits of the SHA-256 of its id, as twelve
 * characters of Crockford's base32. E.g. `7K3Q-M0XA-94TD`. So many bits that no one can search for an id with the
 * reference of another's deposit.
 */
export function depositReference(id: string): string {
  const bits = BigInt(`0x${referenceBits(id)}`);
  const digits = [...bits.toString(32).padStart(12, '0')].map((digit) => DIGITS[parseInt(digit, 32)]);
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].map((group) => group.join('')).join('-');
}

/**
 * The bits of a reference as a person types it, or null where it is none. Crockford takes small letters, and those that
 * look like digits for these; hyphens and spaces do not count.
 */
export function bitsOfReference(typed: string): string | null {
  const digits = typed.toUpperCase().replaceAll(/[-\s]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');
  const values = [...digits].map((digit) => DIGITS.indexOf(digit));
  if (values.length !== 12 || values.includes(-1)) return null;
  const bits = values.reduce((sum, value) => sum * 32n + BigInt(value), 0n);
  return bits.toString(16).padStart(15, '0');
}
