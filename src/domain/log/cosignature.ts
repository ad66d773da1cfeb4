/**
 * Cosignatures (c2sp.org/tlog-cosignature): a witness signs that a checkpoint continues all that it saw of the
 * log before, and when. Its key is for Ed25519, or for ML-DSA-44, whose signatures no quantum computer forges.
 */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Instant, SECOND } from '#domain/time.ts';
import { readCheckpoint } from './checkpoint.ts';
import {
  type CheckSignature,
  type CosignatureType,
  ED25519_COSIGNATURE,
  isSignatureOf,
  KEY_HASH_BYTES,
  keyHash,
  ML_DSA_COSIGNATURE,
  type NoteKey,
  readVerifierKey,
  type Sign,
  splitNote,
  writeSignature,
  writeVerifierKey,
} from './note.ts';

type Bytes = Uint8Array;

const TIME_BYTES = 8;
const SIGNATURE_BYTES = { [ED25519_COSIGNATURE]: 64, [ML_DSA_COSIGNATURE]: 2420 } as const;

export const COSIGNATURE_TYPES = [ED25519_COSIGNATURE, ML_DSA_COSIGNATURE] as const;

/** The key of a witness. */
export interface CosignerKey extends NoteKey {
  readonly type: CosignatureType;
}

/** How to check the signatures of each type. */
export type CheckCosignature = Readonly<Record<CosignatureType, CheckSignature>>;

/** Reads the public key of a witness; null: the text is none. */
export function readCosignerKey(text: string): CosignerKey | null {
  for (const type of COSIGNATURE_TYPES) {
    const key = readVerifierKey(text, type);
    if (key) return { ...key, type };
  }
  return null;
}

export const writeCosignerKey = (key: CosignerKey): string => writeVerifierKey(key, key.type);

/**
 * What a witness signs; null: the text is no checkpoint, or a name is too long for ML-DSA's form.
 *
 * @param text the checkpoint's, with the newline at its end
 */
function messageOf(text: string, { type, name }: CosignerKey, seconds: bigint) {
  if (type === ED25519_COSIGNATURE) {
    return new Uint8Array(utf8ToBytes(`cosignature/v1\ntime ${seconds}\n${text}`));
  }
  const checkpoint = readCheckpoint(text);
  if (!checkpoint) return null;
  const { origin, size, root } = checkpoint;
  const names = [name, origin].map(utf8ToBytes);
  if (names.some(({ length }) => length > 255)) return null;
  const [signer, log] = names.map((each) => concatBytes(Uint8Array.of(each.length), each)) as [Bytes, Bytes];
  const label = utf8ToBytes('subtree/v1\n\0');
  // The subtree from the first entry on is the whole tree.
  const bounds = concatBytes(eightBytes(0n), eightBytes(BigInt(size)));
  return new Uint8Array(concatBytes(label, signer, eightBytes(seconds), log, bounds, root));
}

function eightBytes(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}

/** @returns the signature line, with the newline at its end. @throws RangeError where `messageOf` returns null */
export async function cosign(text: string, key: CosignerKey, sign: Sign, at: Instant): Promise<string> {
  const seconds = BigInt(Math.floor(at / SECOND));
  const message = messageOf(text, key, seconds);
  if (!message) throw new RangeError('ML-DSA signs checkpoints whose names have at most 255 bytes');
  const bytes = concatBytes(keyHash(key, key.type), eightBytes(seconds), await sign(message));
  return writeSignature({ name: key.name, bytes });
}

/**
 * When this witness signed the note; null: it did not, or the text is no signed note. A witness may have signed
 * twice: the latest time counts.
 *
 * @returns `forged` when a signature that names its key does not fit the text: the note is worthless then
 */
export async function cosignedAt(
  note: string,
  key: CosignerKey,
  check: CheckCosignature,
): Promise<Instant | 'forged' | null> {
  const parts = splitNote(note);
  if (!parts) return null;
  let latest: Instant | null = null;
  for (const { bytes } of parts.signatures.filter(isSignatureOf(key, key.type))) {
    const [time, signature] = [
      bytes.slice(KEY_HASH_BYTES, KEY_HASH_BYTES + TIME_BYTES),
      bytes.slice(KEY_HASH_BYTES + TIME_BYTES),
    ];
    if (signature.length !== SIGNATURE_BYTES[key.type]) return 'forged';
    const seconds = new DataView(time.buffer).getBigUint64(0);
    const message = messageOf(parts.text, key, seconds);
    if (!message || !(await check[key.type](key.publicKey, signature, message))) return 'forged';
    latest = Math.max(latest ?? 0, Number(seconds) * SECOND);
  }
  return latest;
}
