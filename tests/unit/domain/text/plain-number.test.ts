import { describe, expect, it } from 'vitest';
import { readScenario, writeScenario } from '#domain/matrix/simulation/read-scenario.ts';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { parseDecimal } from '#domain/money/parse-decimal.ts';
import { parseUsd } from '#domain/money/parse-usd.ts';
import { latinDigits, plainNumber } from '#domain/text/plain-number.ts';
import { canonicalIban } from '#domain/withdrawals/iban.ts';

describe('plainNumber', () => {
  it.each([
    ['١٥٠٠', '1500'],
    ['۱۵۰۰', '1500'],
    ['१५००', '1500'],
    ['１５００', '1500'],
    ['١٬٥٠٠٫٢٥', '1500.25'],
    ['۱٬۵۰۰٬۰۰۰', '1500000'],
    ['١٫٥٠٠', '1.5000'],
    ['1\u202f500,00', '1500,00'],
    ['1’500.00', '1500.00'],
    ['\u200f1,500.00\u00a0\u200f$', '1,500.00\u00a0$'],
    ['1,100.50', '1,100.50'],
    ['1’50', '1’50'],
    ['1234’567', '1234’567'],
    ['abc', 'abc'],
  ])('makes %s %s', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain);
  });
});

describe('digits and marks of other scripts', () => {
  it('are read as an amount', () => {
    expect(parseUsd('١٬٥٠٠٫٢٥')).toEqual({ ok: true, amount: 1_500_25 });
    expect(parseUsd('۱۵۰۰')).toEqual({ ok: true, amount: 1_500_00 });
    expect(parseUsd('US$ 1.500,25')).toEqual({ ok: true, amount: 1_500_25 });
    expect(parseUsd('1500,25 USD')).toEqual({ ok: true, amount: 1_500_25 });
    expect(parseUsd('12,34,567.50')).toEqual({ ok: true, amount: 1_234_567_50 });
  });

  it('are read by the converter, the simulator and the account number', () => {
    expect(parseDecimal('٠٫١٢٥', 8)).toEqual({ ok: true, value: '0.125' });
    const typed = { ...writeScenario(DEFAULT_SCENARIO), members: '١٠٬٠٠٠', idlePercent: '۵۰', seed: '١' };
    expect(readScenario(typed)).toMatchObject({
      ok: true,
      value: { members: 10_000, idlePercent: 50, seed: 1 },
    });
    expect(canonicalIban('GB٢٩ NWBK')).toBe('GB29NWBK');
    expect(latinDigits('+٣٩')).toBe('+39');
  });
});
