import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { BASE_DECIMALS, coinAmountFor, toBaseUnits } from '#domain/money/coin-amount.ts';
import { COIN_IDS } from '#domain/money/coin.ts';
import { writeDecimal } from '#domain/money/decimal.ts';

const coin = fc.constantFrom(...COIN_IDS);
const amount = fc.integer({ min: 0, max: 1e12 }).map(cents);
/** A decimal above zero with up to 12 decimals, and its value in units of 10^-12. */
const price = fc.bigInt({ min: 1n, max: 10n ** 18n }).map((units) => {
  const digits = units.toString().padStart(13, '0');
  return { text: `${digits.slice(0, -12)}.${digits.slice(-12)}`, units };
});

describe('base units', () => {
  it.each([
    ['bitcoin', '0.00345679', 345_679n],
    ['dogecoin', '12', 1_200_000_000n],
    ['ethereum', '1.000000000000000001', 1_000_000_000_000_000_001n],
    ['tron', '0.5', 500_000n],
    ['tron', '0', 0n],
  ] as const)('of %s: %s is %s', (id, text, units) => {
    expect(toBaseUnits(text, id)).toBe(units);
  });

  it('are read from every decimal string of the coin', () => {
    fc.assert(
      fc.property(coin, fc.bigInt({ min: 0n, max: 10n ** 30n }), (id, units) => {
        const text = writeDecimal({ digits: units, scale: BASE_DECIMALS[id] });
        expect(toBaseUnits(text, id)).toBe(units);
      }),
    );
  });

  it.each(['', '.5', '5.', '1e8', '-1', '1,5', ' 1', '0x1', 'NaN'])('are not read from “%s”', (text) => {
    expect(() => toBaseUnits(text, 'bitcoin')).toThrow(`number: ${text}`);
  });

  it('have no more decimals than the coin', () => {
    expect(() => toBaseUnits('0.0000001', 'tron')).toThrow('tron has: 0.0000001');
  });
});

describe('coinAmountFor', () => {
  it.each([
    [50_000, '97123.45', 'bitcoin', '0.00514809'],
    [50_000, '0.2', 'dogecoin', '2500'],
    [10_000, '3', 'ethereum', '33.33333334'],
    [10_000, '3', 'tron', '33.333334'],
    [0, '3', 'tron', '0'],
  ] as const)('%s cents at %s dollars is %s %s', (value, usdPrice, id, expected) => {
    expect(coinAmountFor(cents(value), usdPrice, id)).toBe(expected);
  });

  it('is never short, and less than one unit of its last decimal over', () => {
    fc.assert(
      fc.property(amount, price, coin, (value, { text, units }, id) => {
        const decimals = Math.min(8, BASE_DECIMALS[id]);
        const [, fraction = ''] = coinAmountFor(value, text, id).split('.');
        expect(fraction.length).toBeLessThanOrEqual(decimals);

        // Both sides in dollars × 10^-12 × 10^-18, so that the comparison is exact.
        const due = BigInt(value) * 10n ** 28n;
        const paid = toBaseUnits(coinAmountFor(value, text, id), id) * 10n ** BigInt(18 - BASE_DECIMALS[id]);
        const unit = 10n ** BigInt(18 - decimals);
        expect(paid * units >= due).toBe(true);
        expect((paid - unit) * units < due).toBe(true);
      }),
    );
  });

  it.each([
    ['0', 'price of zero'],
    ['0.000', 'price of zero'],
    ['', 'not a decimal number'],
    ['-1', 'not a decimal number'],
    ['1e3', 'not a decimal number'],
    ['free', 'not a decimal number'],
  ])('refuses a price of “%s”: %s', (usdPrice, why) => {
    expect(() => coinAmountFor(cents(100), usdPrice, 'bitcoin')).toThrow(new RegExp(why, 'i'));
  });

  it('refuses a negative payment', () => {
    expect(() => coinAmountFor(cents(-1), '1', 'bitcoin')).toThrow('pay: -1');
  });
});
