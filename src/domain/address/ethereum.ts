import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accept, type RuleOutcome, refuse } from './own-rules.ts';

const FORM = /^0x(?<digits>[0-9a-fA-F]{40})$/;

/**
 * An Ethereum address: 20 bytes, canonical in the mixed case of EIP-55. Mixed case is a checksum and has to be right;
 * all lower or all upper case carries none, which EIP-55 allows and the warning says.
 */
export function checkEthereum(text: string): RuleOutcome {
  const { digits } = FORM.exec(text)?.groups ?? {};
  if (digits === undefined) return refuse('not-an-address');
  const canonical = `0x${withChecksum(digits.toLowerCase())}`;
  if (text === canonical) return accept(canonical);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase ? { ok: true, canonical, warning: 'no-checksum' } : refuse('checksum');
}

/** EIP-55: a letter is upper case where the same digit of the lower-case text's hash is 8 or more. */
function withChecksum(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
}
