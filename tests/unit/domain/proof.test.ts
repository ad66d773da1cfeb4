import { describe, expect, it } from 'vitest';
import { LARGEST_PROOF, pictureType, proofProblem } from '../../../src/domain/proof.ts';

const bytes = (hex: string, length = 64) => {
  const whole = new Uint8Array(length);
  whole.set(Buffer.from(hex, 'hex'));
  return whole;
};
const PNG = '89504e470d0a1a0a';
const WEBP = '52494646123456785745425056503820';

describe('a picture', () => {
  it.each([
    [PNG, 'image/png'],
    ['ffd8ffe000104a464946', 'image/jpeg'],
    ['ffd8ffe1', 'image/jpeg'],
    [WEBP, 'image/webp'],
    ['474946383961', null],
    ['52494646123456785741564566', null],
    ['89504e470d0a1a', null],
    ['255044462d312e37', null],
    [Buffer.from('<svg xmlns').toString('hex'), null],
  ])('that begins with %s is %s', (hex, type) => {
    expect(pictureType(bytes(hex))).toBe(type);
  });

  it('of no length at all is none', () => {
    expect(pictureType(new Uint8Array())).toBeNull();
  });
});

describe('a proof', () => {
  it('is what it says it is, and not too large', () => {
    expect(proofProblem({ type: 'image/png', bytes: bytes(PNG, LARGEST_PROOF) })).toBeNull();
    expect(proofProblem({ type: 'image/png', bytes: bytes(PNG, LARGEST_PROOF + 1) })).toBe('too-large');
    expect(proofProblem({ type: 'image/jpeg', bytes: bytes(PNG) })).toBe('not-a-picture');
  });
});
