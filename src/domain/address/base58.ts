import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { accept, type RuleOutcome, refuse } from './own-rules.ts';

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
