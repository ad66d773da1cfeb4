import { keyPairOf } from '#domain/log/ed25519.ts';
import { type NoteKey, readSigningKey, type Sign, writeSigningKey } from '#domain/log/note.ts';

/** Signs the log's checkpoints. */
export interface LogSigner {
  readonly key: NoteKey;
  readonly sign: Sign;
}

/** @param text as `npm run ledger:key` prints it. @returns null when it is not such a key */
export async function readLogSigner(text: string): Promise<LogSigner | null> {
  const secret = readSigningKey(text);
  if (!secret) return null;
  const { publicKey, sign } = await keyPairOf(crypto.subtle, secret.seed);
  const key = { name: secret.name, publicKey };
  // The text contains a hash of the public key, which shows typing errors.
  return writeSigningKey(key, secret.seed) === text.trim() ? { key, sign } : null;
}
