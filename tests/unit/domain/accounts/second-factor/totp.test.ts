import { describe, expect, it } from 'vitest';
import {
  matchTotp,
  readSecret,
  showSecret,
  TOTP_PERIOD,
  totpCode,
  totpStep,
  totpUri,
} from '#domain/accounts/second-factor/totp.ts';
import { SECOND } from '#domain/time.ts';

/** Both RFCs use it for their test values. */
const SECRET = new TextEncoder().encode('12345678901234567890');
const NOW = 1_111_111_111 * SECOND;
const step = totpStep(NOW);

describe('a time-based code', () => {
  it.each(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'
      .split(' ')
      .map((code, counter) => [counter, code] as const),
  )('is that of RFC 4226, appendix D, for counter %i', (counter, code) => {
    expect(totpCode(SECRET, counter)).toBe(code);
  });

  // The RFC gives eight digits; six are their end.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238, appendix B, at second %i', (second, code) => {
    expect(totpCode(SECRET, totpStep(second * SECOND))).toBe(code.slice(2));
  });

  it('keeps its leading zeros', () => {
    expect(totpCode(SECRET, totpStep(1_234_567_890 * SECOND))).toBe('005924');
  });
});

describe('taking a code', () => {
  it.each([-1, 0, 1])('takes that of a clock %i step off', (off) => {
    expect(matchTotp(SECRET, totpCode(SECRET, step + off), NOW, -1)).toBe(step + off);
  });

  it.each([-2, 2])('refuses that of a clock %i steps off', (off) => {
    expect(matchTotp(SECRET, totpCode(SECRET, step + off), NOW, -1)).toBeNull();
  });

  it('refuses a code that was taken, and any older one', () => {
    expect(matchTotp(SECRET, totpCode(SECRET, step), NOW, step)).toBeNull();
    expect(matchTotp(SECRET, totpCode(SECRET, step - 1), NOW, step)).toBeNull();
    expect(matchTotp(SECRET, totpCode(SECRET, step + 1), NOW, step)).toBe(step + 1);
    expect(matchTotp(SECRET, totpCode(SECRET, step), NOW + TOTP_PERIOD, step)).toBeNull();
  });

  it.each(['', '05047', '0504711', '050470', '14050471', 'O50471'])('refuses %j', (code) => {
    expect(matchTotp(SECRET, code, NOW, -1)).toBeNull();
  });

  it('refuses the code of another secret', () => {
    expect(matchTotp(new Uint8Array(20), totpCode(SECRET, step), NOW, -1)).toBeNull();
  });
});

describe('a secret', () => {
  it('is shown in base32 and read back', () => {
    expect(showSecret(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(readSecret(showSecret(SECRET))).toEqual(SECRET);
    expect(() => readSecret('not base32!')).toThrow();
  });

  it('is handed to an app by an address whose parts are escaped', () => {
    expect(totpUri('Tessera', 'ada & co@mail.example', 'ABC')).toBe(
      'otpauth://totp/Tessera:ada%20%26%20co%40mail.example?secret=ABC&issuer=Tessera&algorithm=SHA1&digits=6&period=30',
    );
  });
});
