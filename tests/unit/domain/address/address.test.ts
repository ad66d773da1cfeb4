import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '#domain/address/address.ts';
import { COIN_IDS, NETWORKS, NETWORKS_OF } from '#domain/money/coin.ts';
import {
  BASE58_MAINNET,
  BITCOIN_BASE58,
  ETHEREUM_CHECKSUMMED,
  SEGWIT_MAINNET,
  SEGWIT_VALID,
  TRON,
} from '#tests/fixtures/addresses.ts';
import { base58, bytes, codeOf, reasonOf, segwit } from './address-samples.ts';

describe('mainnet', () => {
  it.each(SEGWIT_MAINNET)('is named for %s', (text) => {
    expect(reasonOf('bitcoin', 'testnet', text)).toContain('Bitcoin mainnet');
  });

  it.each(BASE58_MAINNET)('is named for %s, whatever coin was chosen', (text, chain) => {
    for (const coin of COIN_IDS) {
      expect(reasonOf(coin, NETWORKS_OF[coin][0] ?? '', text)).toContain(`${chain} mainnet`);
    }
  });

  it('is named for an address with a typo', () => {
    expect(reasonOf('bitcoin', 'testnet', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3')).toContain('mainnet');
  });

  it('is named for every address that a mainnet version byte makes', () => {
    const versions = fc.constantFrom(0x00, 0x05, 0x1e, 0x16);
    fc.assert(
      fc.property(versions.chain(base58), fc.constantFrom('bitcoin', 'dogecoin'), (text, coin) => {
        expect(codeOf(coin, 'testnet', text)).toBe('mainnet-address');
      }),
    );
  });

  it.each(['mainnet', 'Mainnet', 'main', 'mainnet-beta', 'livenet', 'homestead'])(
    'is refused as the network %s, for every coin',
    (network) => {
      for (const coin of [...COIN_IDS, 'litecoin']) {
        expect(checkAddress(coin, network, TRON[0])).toMatchObject({
          ok: false,
          code: 'mainnet-network',
          field: 'network',
          reason: expect.stringContaining('mainnet'),
        });
      }
    },
  );
});

describe('checkAddress', () => {
  it('trims white space around the address', () => {
    const typed = `\n\t ${SEGWIT_VALID[0]}\u00a0 `;
    expect(checkAddress('bitcoin', 'testnet', typed)).toEqual({ ok: true, canonical: SEGWIT_VALID[0] });
  });

  it('recognises the address of another coin', () => {
    expect(reasonOf('ethereum', 'sepolia', SEGWIT_VALID[0])).toContain('This is a Bitcoin testnet address');
    expect(reasonOf('bitcoin', 'testnet', TRON[0])).toContain('This is a Tron address');
    expect(reasonOf('tron', 'nile', ETHEREUM_CHECKSUMMED[0])).toContain('This is an Ethereum address');
    expect(reasonOf('tron', 'nile', BITCOIN_BASE58[1])).toContain(
      'a Bitcoin testnet address or a Dogecoin testnet address',
    );
  });

  it.each([
    ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'regtest'],
    ['tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', 'Litecoin'],
  ])('names the chain of %s', (text, chain) => {
    expect(codeOf('bitcoin', 'testnet', text)).toBe('foreign-address');
    expect(reasonOf('bitcoin', 'testnet', text)).toContain(chain);
  });

  it.each([
    ['litecoin', 'testnet', 'x', 'unknown-coin', 'coin'],
    ['__proto__', 'testnet', 'x', 'unknown-coin', 'coin'],
    ['bitcoin', 'regtest', 'x', 'unknown-network', 'network'],
    ['bitcoin', '', 'x', 'unknown-network', 'network'],
    ['bitcoin', 'sepolia', 'x', 'network-of-another-coin', 'network'],
    ['tron', 'testnet', TRON[0], 'network-of-another-coin', 'network'],
    ['bitcoin', 'testnet', ' ', 'required', 'address'],
    ['bitcoin', 'testnet', `bitcoin:${SEGWIT_VALID[0]}`, 'not-alone', 'address'],
    ['bitcoin', 'testnet', `${SEGWIT_VALID[0]}?amount=1`, 'not-alone', 'address'],
    ['bitcoin', 'testnet', 'tb1q w508d6', 'not-alone', 'address'],
    ['bitcoin', 'testnet', 'hello', 'not-an-address', 'address'],
    ['dogecoin', 'testnet', 'n'.repeat(34), 'checksum', 'address'],
  ])('says what is wrong with %s, %s, %s', (coin, network, text, code, field) => {
    expect(checkAddress(coin, network, text)).toMatchObject({ ok: false, code, field });
  });

  it('handles any string, and refuses in a sentence', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 120 });
    const almost = fc
      .tuple(fc.constantFrom('tb1', 'bc1', '0x', 'T', 'm', '2', '1', ''), fc.string({ maxLength: 90 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom<string>(...COIN_IDS), anything),
        fc.oneof(fc.constantFrom<string>(...NETWORKS), anything),
        fc.oneof(anything, almost),
        (coin, network, text) => {
          const checked = checkAddress(coin, network, text);
          expect(checked.ok || /^[A-Z].*\.$/s.test(checked.reason)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('handles a very long text within the time of a test', () => {
    for (const begin of ['tb1', 'T', '0x', 'm']) {
      expect(checkAddress('bitcoin', 'testnet', begin + 'q'.repeat(1_000_000)).ok).toBe(false);
    }
  });

  it('accepts its own canonical form', () => {
    const addresses = fc.oneof(
      segwit(0, 20).map((text) => ['bitcoin', 'testnet', text] as const),
      bytes(20).map(
        (address) => ['ethereum', 'sepolia', `0x${Buffer.from(address).toString('hex')}`] as const,
      ),
      base58(0x41).map((text) => ['tron', 'shasta', text] as const),
    );
    fc.assert(
      fc.property(addresses, ([coin, network, text]) => {
        const checked = checkAddress(coin, network, text);
        if (!checked.ok) throw new Error(checked.reason);
        expect(checkAddress(coin, network, checked.canonical)).toEqual({
          ok: true,
          canonical: checked.canonical,
        });
      }),
    );
  });
});
