/**
 * Signed notes (c2sp.org/signed-note) with Ed25519, as a log signs its checkpoints; the keys of logs and witnesses.
 * Public keys and signing keys are texts, as Go's `sumdb/note` writes them.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, hex } from '@scure/base';

/** Signs with one signing key. */
export type Sign = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** Checks a signature. `publicKey` is the raw bytes of the key. */
export type CheckSignature = (
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/** A public key with its name. The name of a log's key is the log's origin. */
export interface NoteKey {
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/** The types of signatures, as the byte that stands before the key in its text. */
export const ED25519 = 1;
/** A witness's signatures with a time (c2sp.org/tlog-cosignature): by Ed25519, and by ML-DSA-44. */
export const ED25519_COSIGNATURE = 4;
export const ML_DSA_COSIGNATURE = 6;
export type CosignatureType = typeof ED25519_COSIGNATURE | typeof ML_DSA_COSIGNATURE;
export type SignatureType = typeof ED25519 | CosignatureType;

const PUBLIC_KEY_BYTES = { [ED25519]: 32, [ED25519_COSIGNATURE]: 32, [ML_DSA_COSIGNATURE]: 1312 } as const;
const SEED_BYTES = 32;
export const KEY_HASH_BYTES = 4;
const SIGNATURE_BYTES = 64;
const NAME = /^[^\s+\p{Cc}]{1,200}$/u;

/** The first bytes of SHA-256(name ‖ newline ‖ type ‖ public key), which tell two keys of one name apart. */
export function keyHash({ name, publicKey }: NoteKey, type: SignatureType = ED25519): Uint8Array {
  const typed = concatBytes(Uint8Array.of(type), publicKey);
  return sha256(concatBytes(utf8ToBytes(`${name}\n`), typed)).subarray(0, KEY_HASH_BYTES);
}

/** Whether a key can have this name: 1 to 200 characters, no space and no `+`. */
export const isKeyName = (name: string): boolean => NAME.test(name);

/** The public key as text: `<name>+<key hash>+<base64>`. */
export function writeVerifierKey(key: NoteKey, type: SignatureType = ED25519): string {
  const typed = concatBytes(Uint8Array.of(type), key.publicKey);
  return `${key.name}+${hex.encode(keyHash(key, type))}+${base64.encode(typed)}`;
}

/** Reads a public key; null: the text is none, or of another type. */
export function readVerifierKey(text: string, type: SignatureType = ED25519): NoteKey | null {
  const found = readKey(text.trim(), type, PUBLIC_KEY_BYTES[type]);
  if (!found) return null;
  const key = { name: found.name, publicKey: found.bytes };
  return hex.encode(keyHash(key, type)) === found.hash ? key : null;
}

const SIGNING_KEY_PREFIX = 'PRIVATE+KEY+';

/** @param seed 32 bytes, from which the key pair is made */
export function writeSigningKey(key: NoteKey, seed: Uint8Array, type: SignatureType = ED25519): string {
  const typed = concatBytes(Uint8Array.of(type), seed);
  return `${SIGNING_KEY_PREFIX}${key.name}+${hex.encode(keyHash(key, type))}+${base64.encode(typed)}`;
}

/**
 * Reads a signing key; null: the text is none, or of another type. Only a comparison with the public key shows
 * whether the key hash is right.
 */
export function readSigningKey(
  text: string,
  type: SignatureType = ED25519,
): { readonly name: string; readonly seed: Uint8Array } | null {
  const key = text.trim();
  if (!key.startsWith(SIGNING_KEY_PREFIX)) return null;
  const found = readKey(key.slice(SIGNING_KEY_PREFIX.length), type, SEED_BYTES);
  return found && { name: found.name, seed: found.bytes };
}

function readKey(text: string, type: SignatureType, length: number) {
  const {
    name = '',
    hash = '',
    key = '',
  } = /^(?<name>[^+]+)\+(?<hash>[\da-f]{8})\+(?<key>\S+)$/.exec(text)?.groups ?? {};
  const bytes = decode(key);
  if (!isKeyName(name) || bytes?.length !== 1 + length || bytes[0] !== type) return null;
  return { name, hash, bytes: bytes.slice(1) };
}

/** @param text lines, each with a newline at its end, none of them empty */
export async function signNote(text: string, key: NoteKey, sign: Sign): Promise<string> {
  const signature = await sign(utf8(text));
  return `${text}\n${writeSignature({ name: key.name, bytes: concatBytes(keyHash(key), signature) })}`;
}

/** One signature of a note. */
export interface NoteSignature {
  /** The name of the key. */
  readonly name: string;
  /** The key hash, and the signature after it. */
  readonly bytes: Uint8Array;
}

/** The line of a signature, with the newline at its end. */
export const writeSignature = ({ name, bytes }: NoteSignature): string =>
  `\u2014 ${name} ${base64.encode(bytes)}\n`;

/** Returns whether a signature names this key. Anyone can make another key of the same name: its hash differs. */
export function isSignatureOf(key: NoteKey, type: SignatureType = ED25519) {
  const hash = hex.encode(keyHash(key, type));
  return ({ name, bytes }: NoteSignature): boolean =>
    name === key.name && hex.encode(bytes.subarray(0, KEY_HASH_BYTES)) === hash;
}

/**
 * `unsigned`: no signature by this key; `forged`: its signature does not fit the text; `malformed`: not a
 * note.
 */
export type OpenedNote =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'malformed' | 'unsigned' | 'forged' };

/** Reads a note that this key has signed. Ignores signatures by other keys. */
export async function openNote(note: string, key: NoteKey, check: CheckSignature): Promise<OpenedNote> {
  const parts = splitNote(note);
  if (!parts) return { ok: false, why: 'malformed' };
  const own = parts.signatures.find(isSignatureOf(key));
  if (!own) return { ok: false, why: 'unsigned' };
  const signature = own.bytes.slice(KEY_HASH_BYTES);
  const isGood =
    signature.length === SIGNATURE_BYTES && (await check(key.publicKey, signature, utf8(parts.text)));
  return isGood ? { ok: true, text: parts.text } : { ok: false, why: 'forged' };
}

const SIGNATURE_LINE = /^\u2014 (?<name>[^\s+]+) (?<signature>[A-Za-z0-9+/]+={0,2})$/;

/** The signed text, with the newline at its end, and the signatures; null: not a signed note. */
export function splitNote(note: string) {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const signatures: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const { name = '', signature = '' } = SIGNATURE_LINE.exec(line)?.groups ?? {};
    const bytes = decode(signature);
    if (!bytes || bytes.length <= KEY_HASH_BYTES) return null;
    signatures.push({ name, bytes });
  }
  return { text: note.slice(0, end + 1), signatures };
}

function decode(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(base64.decode(text));
  } catch {
    return null;
  }
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(utf8ToBytes(text));
