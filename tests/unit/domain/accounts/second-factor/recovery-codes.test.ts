import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeRecoveryCodes,
  RECOVERY_CODES,
  RECOVERY_CODES_BYTES,
} from '#domain/accounts/second-factor/make-recovery-codes.ts';
import { readRecoveryCode, showRecoveryCode } from '#domain/accounts/second-factor/recovery-codes.ts';

const random = fc.uint8Array({ minLength: RECOVERY_CODES_BYTES, maxLength: RECOVERY_CODES_BYTES });

describe('recovery codes', () => {
  it('are ten, and each is read back as it is shown, in any case, with spaces, and with digits for letters', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const codes = makeRecoveryCodes(bytes);
        expect(codes).toHaveLength(RECOVERY_CODES);
        for (const code of codes) {
          const shown = showRecoveryCode(code);
          expect(shown).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
          expect(readRecoveryCode(shown)).toBe(code);
          expect(readRecoveryCode(` ${shown.toUpperCase().replaceAll('-', ' ')} `)).toBe(code);
          const misread = shown.replaceAll('o', '0').replaceAll('l', '1').replaceAll('b', '8');
          expect(readRecoveryCode(misread)).toBe(code);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    '',
    'abcd',
    'abcd-efgh-ijkl-mno',
    'abcd-efgh-ijkl-mnop-q',
    'abcd-efgh-ijkl-mno9',
    'äbcd-efgh-ijkl-mnop',
  ])('are not %j', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  });

  it('are not made of too little randomness', () => {
    expect(() => makeRecoveryCodes(new Uint8Array(99))).toThrow(RangeError);
  });
});
