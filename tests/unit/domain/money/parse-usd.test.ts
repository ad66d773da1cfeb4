import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsd } from '#domain/money/parse-usd.ts';

describe('parseUsd', () => {
  it.each([
    ['100', 100_00],
    ['  100 ', 100_00],
    ['1100,5', 1100_50],
    ['1100.5', 1100_50],
    ['1,100.50', 1100_50],
    ['1.100,50', 1100_50],
    ['1.100.000,5', 1_100_000_50],
    ['1,100,000', 1_100_000_00],
    ['1.100.000', 1_100_000_00],
    ['12,345,678', 12_345_678_00],
    ['1,100,000,000', 1_100_000_000_00],
    ['$100', 100_00],
    ['$ 1,100.50', 1100_50],
    ['1.100,50 $', 1100_50],
    ['1.100,50$', 1100_50],
    ['100  $', 100_00],
    ['1.100,50\u00a0$', 1100_50],
    ['1,10,000', 110_000_00],
    ['1,00,10,000', 10_010_000_00],
    ['١٠٠', 100_00],
    ['0,07', 7],
    ['0', 0],
    ['007', 7_00],
    ['.5', 50],
    [',50', 50],
    ['$.5', 50],
    ['1 100', 1100_00],
    ['1\u00a0100', 1100_00],
    ['1\u202f100', 1100_00],
    ['1\u2009100', 1100_00],
    ["1'100", 1100_00],
    ['1’100', 1100_00],
    ['1 100,50', 1100_50],
    ['1 100.50', 1100_50],
    ["1'100.50", 1100_50],
    ['12 345 678,9', 12_345_678_90],
    ['12\u202f345\u00a0678', 12_345_678_00],
    ['100\u200b', 100_00],
    ['\ufeff100', 100_00],
    ['1\u200b100.50', 1100_50],
    ['\u200e1.100,50\u00a0$', 1100_50],
    ['100 USD', 100_00],
    ['USD 1,100.50', 1100_50],
    ['US$100', 100_00],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %s', (text, amount) => {
    expect(parseUsd(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'required'],
    [' \t', 'required'],
    ['-5', 'negative'],
    ['\u22125', 'negative'],
    ['$-5', 'negative'],
    ['-$5', 'negative'],
    ['1,100', 'ambiguous'],
    ['1.100', 'ambiguous'],
    ['$999,999', 'ambiguous'],
    ['1.005,', 'misplaced-marks'],
    ['0.100', 'too-many-decimals'],
    ['100.001', 'ambiguous'],
    ['1100.001', 'too-many-decimals'],
    ['1,1000', 'too-many-decimals'],
    ['1,100.505', 'too-many-decimals'],
    ['1.100.000,505', 'too-many-decimals'],
    ['90071992547409.92', 'too-large'],
    ['9'.repeat(400), 'too-large'],
    ['\u200b', 'required'],
    ['1\u200b,100', 'ambiguous'],
    ['\u200e-5', 'negative'],
    ['USD -5', 'negative'],
    ['1,100,00', 'misplaced-marks'],
    ['1.100,000.50', 'misplaced-marks'],
    ['0,100.50', 'misplaced-marks'],
    ['1 00', 'misplaced-marks'],
    ['1 0000', 'misplaced-marks'],
    ['10 00 000', 'misplaced-marks'],
    ["1 000'000", 'misplaced-marks'],
    ['0 100', 'misplaced-marks'],
    ['1  100', 'misplaced-marks'],
    ['1\u00a000', 'misplaced-marks'],
    ['1’00', 'misplaced-marks'],
    ['1 .5', 'misplaced-marks'],
    ['.5.', 'misplaced-marks'],
    ['5.', 'misplaced-marks'],
    ['.', 'not-a-number'],
    ['1\t100', 'not-a-number'],
    ['USD', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['5-', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['$', 'not-a-number'],
    ['$5$', 'not-a-number'],
    ['1$00', 'not-a-number'],
    ['100x$', 'not-a-number'],
    ['€5', 'not-a-number'],
    ['€1 100', 'not-a-number'],
    ['€1,100,000', 'not-a-number'],
    ['1,100,000€', 'not-a-number'],
    ['€1,10,000', 'not-a-number'],
    ['1,10,000€', 'not-a-number'],
    ['Infinity', 'not-a-number'],
  ])('refuses %s', (text, problem) => {
    expect(parseUsd(text)).toEqual({ ok: false, problem });
  });

  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

  it('reads back every amount, plain or grouped, with either decimal mark', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const whole = String(Math.trunc(value / 100));
        const decimals = String(value % 100).padStart(2, '0');
        const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
        const spellings = [
          `${whole}.${decimals}`,
          `${whole},${decimals}`,
          `${grouped(',')}.${decimals}`,
          `${grouped('.')},${decimals}`,
          `${grouped(' ')},${decimals}`,
          `${grouped("'")}.${decimals}`,
          `${grouped('\u202f')},${decimals} $`,
        ];
        for (const text of spellings) expect(parseUsd(text)).toEqual({ ok: true, amount: value });
      }),
    );
  });

  it('handles any string', () => {
    const numeric = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ ') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), numeric), (text) => {
        const parsed = parseUsd(text);
        return parsed.ok
          ? Number.isSafeInteger(parsed.amount) && parsed.amount >= 0
          : parsed.problem !== null;
      }),
      { numRuns: 2000 },
    );
  });
});
