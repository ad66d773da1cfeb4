import { createHash } from 'node:crypto';
import { base32crockford } from '@scure/base';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOfReference, depositReference, referenceBits } from '#domain/deposits/deposit-reference.ts';

it('the reference of a deposit is 60 bits of its id’s SHA-256, in Crockford’s digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (id) => {
      const hash = createHash('sha256').update(id).digest();
      const digits = base32crockford.encode(hash).slice(0, 12);
      expect(depositReference(id).replaceAll('-', '')).toBe(digits);
    }),
  );
});

it('is written in groups, and is the same each time', () => {
  expect(depositReference('first')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(depositReference('first')).toBe(depositReference('first'));
  expect(depositReference('first')).not.toBe(depositReference('second'));
});

it('is read as people type it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 64 }), (id) => {
      expect(bitsOfReference(depositReference(id))).toBe(referenceBits(id));
    }),
  );
  const bits = bitsOfReference('10AB-10CD-0001');
  expect(bitsOfReference(' loab iocd ooo1 ')).toBe(bits);
  expect(bits).toMatch(/^[0-9a-f]{15}$/);
  expect(bitsOfReference('0000-0000-0000')).toBe('0'.repeat(15));
  for (const none of ['', '10AB-10CD', '10AB-10CD-00011', '10AB-10CD-000U', '10AB-10CD-000*']) {
    expect(bitsOfReference(none)).toBeNull();
  }
});
