import { requireSubtle } from './tokens.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

export interface PasswordHash {
  /** Stored with each hash, so that a later release can raise the number. */
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

export async function hashPassword(
  crypto: Crypto,
  password: string,
  iterations: number,
): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { iterations, salt, hash: await derive(crypto, password, salt, iterations) };
}

/** Hashes of several secrets under one salt. One derivation then tells which of the secrets a person has typed. */
export interface SharedSaltHashes {
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hashes: readonly Uint8Array<ArrayBuffer>[];
}

export async function hashAll(
  crypto: Crypto,
  secrets: readonly string[],
  iterations: number,
): Promise<SharedSaltHashes> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hashes = await Promise.all(secrets.map((secret) => derive(crypto, secret, salt, iterations)));
  return { iterations, salt, hashes };
}

/** Hashes a secret with the same salt as these hashes, to compare it with them. */
export const hashBeside = (crypto: Crypto, secret: string, { salt, iterations }: SharedSaltHashes) =>
  derive(crypto, secret, salt, iterations);

/**
 * @param stored the account's hash; undefined: no such account, which must take the same time
 * @param usual iterations of a new hash
 */
export async function matchesPassword(
  crypto: Crypto,
  password: string,
  stored: PasswordHash | undefined,
  usual: number,
): Promise<boolean> {
  const { iterations, salt, hash } = stored ?? {
    iterations: usual,
    salt: new Uint8Array(SALT_BYTES),
    hash: new Uint8Array(HASH_BYTES),
  };
  const derived = await derive(crypto, password, salt, iterations);
  return sameBytes(derived, hash) && stored !== undefined;
}

/** Compares in constant time, so that the duration does not show where the bytes differ. */
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
