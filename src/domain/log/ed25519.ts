import { concatBytes } from '@noble/hashes/utils.js';
import { base64urlnopad, hex } from '@scure/base';
import type { CheckSignature, Sign } from './note.ts';

const ED25519 = 'Ed25519';

/**
 * Checks signatures with Web Crypto, in a browser or in Node. Rejects with `NotSupportedError` in browsers
 * without Ed25519.
 */
export const checkWith =
  (subtle: SubtleCrypto): CheckSignature =>
  async (publicKey, signature, message) => {
    const key = await subtle.importKey('raw', publicKey, ED25519, false, ['verify']);
    return subtle.verify(ED25519, key, signature, message);
  };

export const signWith =
  (subtle: SubtleCrypto, key: CryptoKey): Sign =>
  async (message) =>
    new Uint8Array(await subtle.sign(ED25519, key, message));

/** Makes a key pair whose signing key never leaves the browser. */
export const makeKeyPair = async (subtle: SubtleCrypto): Promise<CryptoKeyPair> =>
  (await subtle.generateKey(ED25519, false, ['sign', 'verify'])) as CryptoKeyPair;

export const rawPublicKey = async (subtle: SubtleCrypto, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await subtle.exportKey('raw', key));

/** The bytes before the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410 §7). */
const PKCS8 = hex.decode('302e020100300506032b657004220420');

/** Makes the key pair from a seed of 32 bytes. */
export async function keyPairOf(subtle: SubtleCrypto, seed: Uint8Array) {
  const signingKey = await subtle.importKey('pkcs8', concatBytes(PKCS8, seed), ED25519, true, ['sign']);
  // The JWK of a signing key has the public key as its `x`.
  const { x = '' } = await subtle.exportKey('jwk', signingKey);
  return { publicKey: new Uint8Array(base64urlnopad.decode(x)), sign: signWith(subtle, signingKey) };
}

/** Whether this was thrown because the browser does not know Ed25519. */
export const isUnsupported = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'NotSupportedError';
