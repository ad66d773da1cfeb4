import { COSIGNATURE_TYPES, type CosignerKey } from '#domain/log/cosignature.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { mlDsaKeyPairOf } from '#domain/log/ml-dsa.ts';
import {
  type CosignatureType,
  ML_DSA_COSIGNATURE,
  readSigningKey,
  type Sign,
  writeSigningKey,
} from '#domain/log/note.ts';

/** The two halves of a witness's key. */
export interface WitnessKey {
  readonly key: CosignerKey;
  readonly sign: Sign;
}

/** Reads what `writeKey` has written; null: any other text. */
export async function openKey(text: string): Promise<WitnessKey | null> {
  for (const type of COSIGNATURE_TYPES) {
    const secret = readSigningKey(text, type);
    if (!secret) continue;
    const { publicKey, sign } = await pairOf(type, secret.seed);
    return { key: { name: secret.name, publicKey, type }, sign };
  }
  return null;
}

/** @param seed 32 random bytes */
export async function writeKey(name: string, type: CosignatureType, seed: Uint8Array): Promise<string> {
  const { publicKey } = await pairOf(type, seed);
  return writeSigningKey({ name, publicKey }, seed, type);
}

const pairOf = (type: CosignatureType, seed: Uint8Array) =>
  type === ML_DSA_COSIGNATURE ? mlDsaKeyPairOf(seed) : keyPairOf(crypto.subtle, seed);
