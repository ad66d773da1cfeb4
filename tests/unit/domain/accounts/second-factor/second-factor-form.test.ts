import { describe, expect, it } from 'vitest';
import { checkCode, checkRecoveryCode } from '#domain/accounts/second-factor/second-factor-form.ts';

describe('a typed code', () => {
  it.each(['123456', '123 456', ' 123-456 ', '123\u00a0456'])('is taken as %j', (code) => {
    expect(checkCode({ code })).toEqual({ ok: true, value: { code: '123456' } });
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['12345', 'not-six-digits'],
    ['1234567', 'not-six-digits'],
    ['12345a', 'not-six-digits'],
    ['١٢٣٤٥٦', 'not-six-digits'],
  ])('%j is refused: %s', (code, problem) => {
    expect(checkCode({ code })).toEqual({ ok: false, errors: { code: problem } });
  });
});

describe('a typed recovery code', () => {
  it('is taken with its hyphens', () => {
    expect(checkRecoveryCode({ recoveryCode: ' ABCD-efgh ijkl-mnop ' })).toEqual({
      ok: true,
      value: { recoveryCode: 'abcdefghijklmnop' },
    });
  });

  it.each([
    ['', 'required'],
    ['123456', 'malformed'],
  ])('%j is refused: %s', (recoveryCode, problem) => {
    expect(checkRecoveryCode({ recoveryCode })).toEqual({ ok: false, errors: { recoveryCode: problem } });
  });
});
