/**
 * Cosignatures (c2sp.org/tlog-cosignature): a witness signs that a checkpoint continues all that it saw of the
 * log before, and when.
 */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, hex } from '@scure/base';
import { type Instant, SECOND } from '#domain/time.ts';
import {
  type CheckSignature,
  COSIGNATURE,
  KEY_HASH_BYTES,
  keyHash,
  type NoteKey,
  type Sign,
  splitNote,
} from './note.ts';

const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;

/** @param text the checkpoint's, with the newline at its end */
const message = (text: string, seconds: bigint): Uint8Array<ArrayBuffer> =>
  new Uint8Array(utf8ToBytes(`cosignature/v1\ntime ${seconds}\n${text}`));

/** @returns the signature line, with the newline at its end */
export async function cosign(text: string, key: NoteKey, sign: Sign, at: Instant): Promise<string> {
  const seconds = BigInt(Math.floor(at / SECOND));
  const time = new Uint8Array(TIME_BYTES);
  new DataView(time.buffer).setBigUint64(0, seconds);
  const signature = await sign(message(text, seconds));
  return `\u2014 ${key.name} ${base64.encode(concatBytes(keyHash(key, COSIGNATURE), time, signature))}\n`;
}

/**
 * When this witness signed the note; null: it did not. A witness may have signed twice: the latest time
 * counts.
 *
 * @returns `forged` when a signature that names its key does not fit the text: the note is worthless then
 */
export async function cosignedAt(
  note: string,
  key: NoteKey,
  check: CheckSignature,
): Promise<Instant | 'forged' | null> {
  const parts = splitNote(note);
  if (!parts) return null;
  const hash = hex.encode(keyHash(key, COSIGNATURE));
  let latest: Instant | null = null;
  for (const { name, bytes } of parts.signatures) {
    if (name !== key.name || hex.encode(bytes.subarray(0, KEY_HASH_BYTES)) !== hash) continue;
    const [time, signature] = [
      bytes.slice(KEY_HASH_BYTES, KEY_HASH_BYTES + TIME_BYTES),
      bytes.slice(KEY_HASH_BYTES + TIME_BYTES),
    ];
    if (signature.length !== SIGNATURE_BYTES) return 'forged';
    const seconds = new DataView(time.buffer).getBigUint64(0);
    if (!(await check(key.publicKey, signature, message(parts.text, seconds)))) return 'forged';
    latest = Math.max(latest ?? 0, Number(seconds) * SECOND);
  }
  return latest;
}
