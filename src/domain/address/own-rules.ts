import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** The problems that a coin's own rules can find in a text given as its address. */
export type RuleProblem = 'not-an-address' | 'mixed-case' | 'checksum' | 'witness-program';

/** The address carries no checksum, so a typo would go unnoticed. */
export type AddressWarning = 'no-checksum';

export interface AcceptedAddress {
  readonly ok: true;
  /** The canonical form of this address. */
  readonly canonical: string;
  readonly warning?: AddressWarning;
}

export type RuleOutcome = AcceptedAddress | { readonly ok: false; readonly code: RuleProblem };

export const accept = (canonical: string): RuleOutcome => ({ ok: true, canonical });
export const refuse = (code: RuleProblem): RuleOutcome => ({ ok: false, code });

const base58check = /* @__PURE__ */ createBase58check(sha256);

/** A version byte and the 20 bytes of a hash. */
const PAYLOAD_LENGTH = 21;

/** An address's version bytes, and its look: the first character and the length. */
export interface Base58Kind {
  readonly versions: readonly number[];
  readonly form: RegExp;
}

export const BITCOIN_TESTNET: Base58Kind = {
  versions: [0x6f, 0xc4],
  form: /^[mn2][1-9A-HJ-NP-Za-km-z]{24,34}$/,
};

/** 0xc4 is Bitcoin testnet's as well: only the person knows which coin an address that begins with 2 is for. */
export const DOGECOIN_TESTNET: Base58Kind = {
  versions: [0x71, 0xc4],
  form: /^[n2][1-9A-HJ-NP-Za-km-z]{24,34}$/,
};

/** The same on every Tron network: the network must be given beside the address. */
export const TRON: Base58Kind = { versions: [0x41], form: /^T[1-9A-HJ-NP-Za-km-z]{24,34}$/ };

/** Base58Check, as Bitcoin made it: case matters, so the text itself is canonical. */
export function checkBase58(text: string, { versions, form }: Base58Kind): RuleOutcome {
  if (!form.test(text)) return refuse('not-an-address');
  const payload = decode(text);
  if (!payload) return refuse('checksum');
  const [version = -1] = payload;
  return payload.length === PAYLOAD_LENGTH && versions.includes(version)
    ? accept(text)
    : refuse('not-an-address');
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text);
  } catch {
    return undefined;
  }
}

const SEGWIT_PREFIX = 'tb';
const NEWEST_WITNESS = 16;

/**
 * A Bitcoin testnet address of a segregated witness output (BIP-173; BIP-350 from version 1 on), canonical in lower
 * case. Version 0 programs are 20 or 32 bytes, version 1 (Taproot, BIP-341) 32 bytes: outputs of another length can be
 * spent without a key. Later versions are undefined so far and may have the 2 to 40 bytes that BIP-350 allows.
 */
export function checkSegwit(text: string): RuleOutcome {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return refuse('mixed-case');
  const early = bech32.decodeUnsafe(lower);
  const decoded = early ?? bech32m.decodeUnsafe(lower);
  if (!decoded) return refuse('checksum');
  if (decoded.prefix !== SEGWIT_PREFIX) return refuse('not-an-address');

  const [version, ...words] = decoded.words;
  if (version === undefined || version > NEWEST_WITNESS) return refuse('witness-program');
  const hasEarlyChecksum = early !== undefined;
  if (hasEarlyChecksum !== (version === 0)) return refuse('checksum');
  const program = bech32.fromWordsUnsafe(words);
  return program && fits(version, program.length) ? accept(lower) : refuse('witness-program');
}

function fits(version: number, length: number): boolean {
  if (version === 0) return length === 20 || length === 32;
  if (version === 1) return length === 32;
  return length >= 2 && length <= 40;
}
