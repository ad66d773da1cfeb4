import { bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '#domain/address/address.ts';
import {
  BITCOIN_BASE58,
  ETHEREUM_CHECKSUMMED,
  SEGWIT_INVALID,
  SEGWIT_VALID,
  TRON,
} from '#tests/fixtures/addresses.ts';
import { base58, base58check, bytes, codeOf, reasonOf, segwit } from './address-samples.ts';

describe('a Bitcoin testnet address', () => {
  it.each(SEGWIT_VALID)('is accepted as the standards say, in either case: %s', (text) => {
    expect(checkAddress('bitcoin', 'testnet', text)).toEqual({ ok: true, canonical: text });
    expect(checkAddress('bitcoin', 'testnet', text.toUpperCase())).toEqual({ ok: true, canonical: text });
  });

  it.each(SEGWIT_INVALID)('is refused as the standards say: %s', (text, code) => {
    expect(codeOf('bitcoin', 'testnet', text)).toBe(code);
  });

  it.each(BITCOIN_BASE58)('may be in Base58Check, whose case is kept: %s', (text) => {
    expect(checkAddress('bitcoin', 'testnet', text)).toEqual({ ok: true, canonical: text });
  });

  it('carries 20 bytes in its Base58Check form', () => {
    // With 15 bytes, this version also begins with a 2.
    const text = base58check.encode(Uint8Array.of(0x6f, ...new Uint8Array(15)));
    expect(text).toMatch(/^2/);
    expect(codeOf('bitcoin', 'testnet', text)).toBe('not-an-address');
  });

  it('has a witness program of a length that its version defines', () => {
    const lengths = fc.tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 41 }));
    const allowed = (version: number, length: number) => {
      if (version === 0) return length === 20 || length === 32;
      return version === 1 ? length === 32 : length >= 2 && length <= 40;
    };
    fc.assert(
      fc.property(
        lengths.chain(([version, length]) =>
          fc.tuple(fc.constant(version), fc.constant(length), segwit(version, length)),
        ),
        ([version, length, text]) => {
          expect(checkAddress('bitcoin', 'testnet', text).ok).toBe(allowed(version, length));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has a witness version up to 16', () => {
    const text = bech32m.encode('tb', [17, ...bech32.toWords(new Uint8Array(32))]);
    expect(codeOf('bitcoin', 'testnet', text)).toBe('witness-program');
    expect(codeOf('bitcoin', 'testnet', bech32.encode('tb', []))).toBe('witness-program');
  });

  it('is refused when any one character is changed', () => {
    const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
    fc.assert(
      fc.property(segwit(1, 32), fc.nat(), fc.constantFrom(...alphabet), (text, seed, other) => {
        const at = 3 + (seed % (text.length - 3));
        fc.pre(text[at] !== other);
        expect(codeOf('bitcoin', 'testnet', text.slice(0, at) + other + text.slice(at + 1))).not.toBe('ok');
      }),
    );
  });
});

describe('a Dogecoin testnet address', () => {
  it('begins with n or 2', () => {
    fc.assert(
      fc.property(fc.oneof(base58(0x71), base58(0xc4)), (text) => {
        expect(text).toMatch(/^[n2]/);
        expect(checkAddress('dogecoin', 'testnet', text)).toEqual({ ok: true, canonical: text });
      }),
    );
  });

  it('is distinguished from a Bitcoin address unless it begins with 2', () => {
    fc.assert(
      fc.property(base58(0x71), base58(0x6f), base58(0xc4), (dogecoin, bitcoin, both) => {
        expect(reasonOf('bitcoin', 'testnet', dogecoin)).toContain('This is a Dogecoin testnet address');
        expect(reasonOf('dogecoin', 'testnet', bitcoin)).toContain('This is a Bitcoin testnet address');
        expect(codeOf('bitcoin', 'testnet', both)).toBe('ok');
      }),
    );
  });
});

describe('an Ethereum address', () => {
  it.each(ETHEREUM_CHECKSUMMED)('is accepted with the checksum of EIP-55: %s', (text) => {
    expect(checkAddress('ethereum', 'sepolia', text)).toEqual({ ok: true, canonical: text });
  });

  it.each(ETHEREUM_CHECKSUMMED)('is accepted without a checksum, with a warning: %s', (checksummed) => {
    for (const text of [checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`]) {
      const warning = text === checksummed ? {} : { warning: 'no-checksum' };
      expect(checkAddress('ethereum', 'sepolia', text)).toEqual({
        ok: true,
        canonical: checksummed,
        ...warning,
      });
    }
  });

  it('is refused when the case of one letter is wrong', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const letters = [...address].flatMap((letter, at) => (at > 1 && /[a-f]/i.test(letter) ? [at] : []));
    for (const at of letters) {
      const letter = address.charAt(at);
      const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      expect(codeOf('ethereum', 'sepolia', address.slice(0, at) + turned + address.slice(at + 1))).toBe(
        'checksum',
      );
    }
    expect(letters.length).toBeGreaterThan(10);
  });

  it.each([
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6',
    `0x${'g'.repeat(40)}`,
    `0x${'1'.repeat(41)}`,
  ])('is 0x and 40 digits, not %s', (text) => {
    expect(codeOf('ethereum', 'sepolia', text)).toBe('not-an-address');
  });
});

describe('a Tron address', () => {
  it.each(TRON)('is the same on Nile and on Shasta: %s', (text) => {
    for (const network of ['nile', 'shasta']) {
      expect(checkAddress('tron', network, text)).toEqual({ ok: true, canonical: text });
    }
  });

  it('has a checksum', () => {
    expect(codeOf('tron', 'nile', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9')).toBe('checksum');
  });

  it('carries 20 bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 17, max: 23 }).chain(bytes), (hash) => {
        const text = base58check.encode(Uint8Array.of(0x41, ...hash));
        expect(checkAddress('tron', 'nile', text).ok).toBe(hash.length === 20);
      }),
    );
  });
});
