import { describe, expect, it } from 'vitest';
import { canDelete, dueAt, newDeposit, NotATestCoin } from '#domain/deposits/deposit.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import type { Package } from '#domain/deposits/package.ts';
import { cents } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import { HOUR } from '#domain/time.ts';
import { SEGWIT_VALID } from '#tests/fixtures/addresses.ts';

const BITCOIN: Coin = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'BTC',
  network: 'testnet',
  address: SEGWIT_VALID[0].toUpperCase(),
};
const SILVER: Package = { id: 'silver', name: 'Silver', advertisedPercent: 60, amount: cents(500_00) };
const NOON = Date.UTC(2026, 0, 1, 12);

const request = (coin: Coin) =>
  newDepositDeclaration({ id: 'd1', coin, package: SILVER, usdPrice: '97123.45' });
/** A configuration file may say what a type forbids. */
const misconfigured = (change: Record<string, string>) => ({ ...BITCOIN, ...change }) as Coin;

describe('a deposit', () => {
  it('is requested with the amount to pay and the address', () => {
    expect(request(BITCOIN)).toEqual({
      id: 'd1',
      coin: 'bitcoin',
      network: 'testnet',
      package: 'silver',
      amount: 500_00,
      coinAmount: '0.00514809',
      address: SEGWIT_VALID[0],
    });
  });

  it('starts pending', () => {
    expect(newDeposit(request(BITCOIN), NOON)).toEqual({
      ...request(BITCOIN),
      status: 'pending',
      proofAt: null,
      createdAt: NOON,
      decidedAt: null,
      note: null,
    });
  });

  it('is due two hours after its proof, and without one not at all', () => {
    const deposit = newDeposit(request(BITCOIN), NOON);
    expect(dueAt(deposit)).toBeNull();
    const proven = { ...deposit, proofAt: NOON + 3 * HOUR };
    expect(dueAt(proven)).toBe(NOON + 5 * HOUR);
    expect(dueAt({ ...proven, status: 'credited' })).toBeNull();
  });

  it('can be deleted while it is pending', () => {
    const deposit = newDeposit(request(BITCOIN), NOON);
    expect(canDelete(deposit)).toBe(true);
    expect(canDelete({ ...deposit, status: 'credited' })).toBe(false);
    expect(canDelete({ ...deposit, status: 'refused' })).toBe(false);
  });

  it.each([
    [{ network: 'mainnet' }, 'coin.network', 'mainnet'],
    [{ network: 'sepolia' }, 'coin.network', 'Bitcoin is received on testnet'],
    [{ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, 'coin.address', 'mainnet'],
    [{ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'coin.address', 'mainnet'],
    [{ address: '' }, 'coin.address', 'Enter the address'],
    [{ id: 'litecoin' }, 'coin.id', 'Choose a coin'],
  ])('is refused in a coin with %j, and the message names the field', (change, field, words) => {
    const attempt = () => request(misconfigured(change));
    expect(attempt).toThrow(NotATestCoin);
    expect(attempt).toThrow(expect.objectContaining({ field, message: expect.stringContaining(words) }));
    expect(attempt).toThrow(field);
  });
});
