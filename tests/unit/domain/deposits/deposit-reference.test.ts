import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { depositReference } from '#domain/deposits/deposit-reference.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

it('the reference of a deposit is 60 bits of its id’s SHA-256, in Crockford’s digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (id) => {
      const bits = BigInt(`0x${createHash('sha256').update(id).digest('hex')}`) >> BigInt(256 - 60);
      const digits = Array.from({ length: 12 }, (_, place) => {
        return DIGITS[Number((bits >> BigInt(5 * (11 - place))) & 31n)];
      });
      expect(depositReference(id).replaceAll('-', '')).toBe(digits.join(''));
    }),
  );
});

it('is written in groups, and is the same each time', () => {
  expect(depositReference('first')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(depositReference('first')).toBe(depositReference('first'));
  expect(depositReference('first')).not.toBe(depositReference('second'));
});
