import { requireSubtle } from './subtle.ts';

/** OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA256. Stored with each hash, so that it can be raised. */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export interface PasswordHash {
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

export async function hashPassword(
  crypto: Crypto,
  password: string,
  iterations = ITERATIONS,
): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { iterations, salt, hash: await derive(crypto, password, salt, iterations) };
}

/** @param stored the account's hash, or undefined when there is no such account: the work is the same */
export async function matchesPassword(
  crypto: Crypto,
  password: string,
  stored: PasswordHash | undefined,
): Promise<boolean> {
  const { iterations, salt, hash } = stored ?? {
    iterations: ITERATIONS,
    salt: new Uint8Array(SALT_BYTES),
    hash: new Uint8Array(HASH_BYTES),
  };
  const derived = await derive(crypto, password, salt, iterations);
  return sameBytes(derived, hash) && stored !== undefined;
}

/** Takes the same time wherever the bytes differ. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}

async function derive(
  crypto: Crypto,
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = requireSubtle(crypto);
  const bytes = new TextEncoder().encode(password);
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await subtle.deriveBits(parameters, key, HASH_BYTES * 8));
}
