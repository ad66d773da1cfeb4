import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, cents, subtract, sum, ZERO } from '#domain/money/cents.ts';

const amount = fc.integer({ min: -1e12, max: 1e12 }).map(cents);

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('are not %s', (value) => {
    expect(() => cents(value)).toThrow(new RangeError(`Not a whole number of cents: ${value}`));
  });

  it('have one zero only', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(subtract(ZERO, ZERO), 0)).toBe(true);
  });

  it('subtract what was added', () => {
    fc.assert(fc.property(amount, amount, (left, right) => subtract(add(left, right), right) === left));
  });

  it('add up in any order', () => {
    fc.assert(fc.property(fc.array(amount), (amounts) => sum(amounts) === sum(amounts.toReversed())));
  });

  it('throw outside the safe range', () => {
    expect(() => add(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });
});
