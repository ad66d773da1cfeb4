/**
 * ML-DSA-44 (FIPS 204), for the keys of witnesses. It is large, so a page loads it only when a policy has such
 * a key.
 */
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js';
import type { CheckCosignature } from './cosignature.ts';
import { checkWith } from './ed25519.ts';
import { type CheckSignature, ED25519_COSIGNATURE, ML_DSA_COSIGNATURE, type Sign } from './note.ts';

export const checkMlDsa: CheckSignature = async (publicKey, signature, message) =>
  ml_dsa44.verify(signature, message, publicKey);

/** Makes the key pair from a seed of 32 bytes. */
export function mlDsaKeyPairOf(seed: Uint8Array) {
  const { publicKey, secretKey } = ml_dsa44.keygen(seed);
  const sign: Sign = async (message) => ml_dsa44.sign(message, secretKey);
  return { publicKey: new Uint8Array(publicKey), sign };
}

/** Checks cosignatures of both types. */
export const checkCosignatureWith = (subtle: SubtleCrypto): CheckCosignature => ({
  [ED25519_COSIGNATURE]: checkWith(subtle),
  [ML_DSA_COSIGNATURE]: checkMlDsa,
});
