import { describe, expect, it } from 'vitest';
import { hashPassword, matchesPassword, sameBytes } from '#backend/local/passwords.ts';

const PASSWORD = 'Wisteria over nine bridges';

describe('password hashes', () => {
  it('are PBKDF2-SHA-256 as any other implementation computes it', async () => {
    const { pbkdf2Sync } = await import('node:crypto');
    const { salt, hash } = await hashPassword(crypto, PASSWORD, 1000);
    expect(salt).toHaveLength(16);
    expect(Buffer.from(hash)).toEqual(pbkdf2Sync(PASSWORD, salt, 1000, 32, 'sha256'));
  });

  it('differ for one password hashed twice', async () => {
    const [first, second] = await Promise.all([
      hashPassword(crypto, PASSWORD, 1),
      hashPassword(crypto, PASSWORD, 1),
    ]);
    expect(first.salt).not.toEqual(second.salt);
    expect(first.hash).not.toEqual(second.hash);
  });

  it('match that password alone', async () => {
    const stored = await hashPassword(crypto, PASSWORD, 1);
    expect(await matchesPassword(crypto, PASSWORD, stored, 1)).toBe(true);
    expect(await matchesPassword(crypto, `${PASSWORD} `, stored, 1)).toBe(false);
  });

  it('match by the number of iterations that they were made with', async () => {
    const older = await hashPassword(crypto, PASSWORD, 2);
    expect(await matchesPassword(crypto, PASSWORD, older, 1)).toBe(true);
  });

  it('match nothing without an account', async () => {
    expect(await matchesPassword(crypto, PASSWORD, undefined, 1)).toBe(false);
  });

  it('need a browser that offers cryptography to this page', async () => {
    const onPlainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
    await expect(hashPassword(onPlainHttp, PASSWORD, 1)).rejects.toMatchObject({
      code: 'crypto-unavailable',
    });
  });
});

describe('sameBytes', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], true],
    [[1, 2, 3], [1, 2, 4], false],
    [[1, 2, 3], [1, 2], false],
    [[1, 2], [1, 2, 0], false],
    [[], [], true],
  ])('compares %j with %j', (left, right, expected) => {
    expect(sameBytes(Uint8Array.from(left), Uint8Array.from(right))).toBe(expected);
  });
});
