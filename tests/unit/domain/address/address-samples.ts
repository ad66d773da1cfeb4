import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { checkAddress } from '#domain/address/address.ts';

export const base58check = createBase58check(sha256);
export const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
export const base58 = (version: number) =>
  bytes(20).map((hash) => base58check.encode(Uint8Array.of(version, ...hash)));
export const segwit = (version: number, length: number) =>
  bytes(length).map((program) =>
    (version === 0 ? bech32 : bech32m).encode('tb', [version, ...bech32.toWords(program)]),
  );

export const codeOf = (coin: string, network: string, text: string) => {
  const checked = checkAddress(coin, network, text);
  return checked.ok ? 'ok' : checked.code;
};
export const reasonOf = (coin: string, network: string, text: string) => {
  const checked = checkAddress(coin, network, text);
  return checked.ok ? '' : checked.reason;
};
