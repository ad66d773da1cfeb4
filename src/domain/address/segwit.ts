import { bech32, bech32m } from '@scure/base';
import { accept, type RuleOutcome, refuse } from './own-rules.ts';

const PREFIX = 'tb';
const NEWEST_VERSION = 16;

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
  if (decoded.prefix !== PREFIX) return refuse('not-an-address');

  const [version, ...words] = decoded.words;
  if (version === undefined || version > NEWEST_VERSION) return refuse('witness-program');
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
