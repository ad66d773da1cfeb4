import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '#domain/money/conversion.ts';
import { readDecimal } from '#domain/money/decimal.ts';

describe('convert', () => {
  it.each([
    ['2', '91772.41', '1', 2, '183544.82', true],
    ['1', '1', '3', 2, '0.33', false],
    ['2', '1', '3', 2, '0.67', false],
    ['0.5', '1', '1', 1, '0.5', true],
    ['0.25', '1', '1', 1, '0.3', false],
    ['0', '7', '3', 8, '0', true],
  ])('%s at %s ÷ %s, to %s decimals, is %s', (amount, from, to, decimals, converted, isExact) => {
    expect(convert(amount, from, to, decimals)).toEqual({ amount: converted, isExact });
  });

  it('is never further off than half a unit of the last decimal, and exact only when it is not off at all', () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 0n, max: 999n }))
      .map(([whole, thousandths]) => `${whole}.${thousandths.toString().padStart(3, '0')}`);
    const thousandths = (text: string) => {
      const { digits, scale } = readDecimal(text);
      return digits * 10n ** BigInt(3 - scale);
    };
    fc.assert(
      fc.property(decimal, decimal, decimal, (amount, from, to) => {
        const { amount: converted, isExact } = convert(amount, from, to, 3);
        // Both in millionths of the currency of the prices.
        const [given, got] = [
          thousandths(amount) * thousandths(from),
          thousandths(converted) * thousandths(to),
        ];
        const off = given > got ? given - got : got - given;
        expect(2n * off <= thousandths(to)).toBe(true);
        expect(isExact).toBe(off === 0n);
      }),
    );
  });

  it.each([
    ['0', '1'],
    ['1', '0.00'],
  ])('knows no price of zero: %s, %s', (from, to) => {
    expect(() => convert('1', from, to, 2)).toThrow('price');
  });
});
