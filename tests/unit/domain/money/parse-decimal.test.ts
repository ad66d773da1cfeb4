import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asTyped, parseDecimal } from '#domain/money/parse-decimal.ts';

it.each([
  ['1.5000', '1.5'],
  ['0.12345678', '0.12345678'],
  ['7.0000', '7'],
  ['0100.00', '100'],
  ['007', '7'],
])('%s is %s, without needless zeros', (text, value) => {
  expect(parseDecimal(text, 8)).toEqual({ ok: true, value });
});

it.each(['.5', ',5', '0.5'])('%s is 0.5', (text) => {
  expect(parseDecimal(text, 8)).toEqual({ ok: true, value: '0.5' });
});

it('reads up to 18 digits before the mark', () => {
  expect(parseDecimal('9'.repeat(18), 8)).toEqual({ ok: true, value: '9'.repeat(18) });
  expect(parseDecimal('9'.repeat(19), 8)).toEqual({ ok: false, problem: 'too-large' });
});

it('reads back each amount that the other side of the converter shows', () => {
  const shown = fc
    .tuple(fc.nat(2000), fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 8 }))
    .map(([whole, decimals]) => {
      const significant = decimals.replace(/0+$/, '');
      return significant ? `${whole}.${significant}` : `${whole}`;
    });
  fc.assert(
    fc.property(shown, (value) => {
      expect(parseDecimal(asTyped(value), 8)).toEqual({ ok: true, value });
    }),
    { examples: [['1.005'], ['12.345'], ['0.125']] },
  );
});
