import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { writeDecimal } from '#domain/money/decimal.ts';
import { COIN_IDS, NETWORKS_OF } from '#domain/money/coin.ts';
import { BITCOIN_BASE58, ETHEREUM_CHECKSUMMED, SEGWIT_VALID, TRON } from '#tests/fixtures/addresses.ts';

describe('paymentUri', () => {
  it('follows BIP-21 for Bitcoin', () => {
    const [address] = SEGWIT_VALID;
    expect(paymentUri({ coin: 'bitcoin', network: 'testnet', address, coinAmount: '0.00345679' })).toBe(
      `bitcoin:${address}?amount=0.00345679`,
    );
  });

  it('has the same grammar for Dogecoin', () => {
    const address = BITCOIN_BASE58[1];
    expect(paymentUri({ coin: 'dogecoin', network: 'testnet', address, coinAmount: '2500' })).toBe(
      `dogecoin:${address}?amount=2500`,
    );
  });

  it('follows EIP-681 for Ethereum, naming Sepolia', () => {
    const address = ETHEREUM_CHECKSUMMED[4];
    expect(paymentUri({ coin: 'ethereum', network: 'sepolia', address, coinAmount: '2.014' })).toBe(
      `ethereum:${address}@11155111?value=2014000000000000000`,
    );
  });

  it('is the bare address for Tron', () => {
    const [address] = TRON;
    expect(paymentUri({ coin: 'tron', network: 'nile', address, coinAmount: '12.5' })).toBe(address);
  });

  it('states every amount of wei exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 27n }), (wei) => {
        const coinAmount = writeDecimal({ digits: wei, scale: 18 });
        const uri = paymentUri({ coin: 'ethereum', network: 'sepolia', address: '0x', coinAmount });
        expect(BigInt(uri.split('value=')[1] ?? '')).toBe(wei);
      }),
    );
  });

  it('refuses an invalid amount of the coin', () => {
    for (const coin of COIN_IDS) {
      const network = NETWORKS_OF[coin][0] ?? 'testnet';
      for (const coinAmount of ['', '1e3', '-1', '1&label=x', '0.0000000000000000001']) {
        expect(() => paymentUri({ coin, network, address: 'x', coinAmount })).toThrow(RangeError);
      }
    }
  });

  it('refuses Ethereum on another coin’s network', () => {
    expect(() =>
      paymentUri({ coin: 'ethereum', network: 'testnet', address: '0x', coinAmount: '1' }),
    ).toThrow(RangeError);
  });
});
