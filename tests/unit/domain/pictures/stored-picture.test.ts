import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoProblem } from '#domain/accounts/photo.ts';
import { PROOF_LIMITS, proofProblem } from '#domain/deposits/proof.ts';
import { storedPictureProblem } from '#domain/pictures/stored-picture.ts';
import type { PictureType } from '#domain/pictures/picture.ts';
import { asPicture, bombPng, hostilePictures } from '#tests/support/hostile-pictures.ts';
import { SAMPLE_PROOF } from '#backend/local/sandbox/text.ts';

const HOSTILE = await hostilePictures();

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2647ab' } });

const asProof = async (type: PictureType, file: Promise<Buffer>) => ({
  type,
  bytes: new Uint8Array(await file),
});

describe('a stored picture', () => {
  it.each([
    ['PNG', 'image/png', () => drawn(300, 200).png()],
    ['PNG of a palette', 'image/png', () => drawn(300, 200).png({ palette: true })],
    ['JPEG', 'image/jpeg', () => drawn(300, 200).jpeg()],
    ['progressive JPEG', 'image/jpeg', () => drawn(300, 200).jpeg({ progressive: true })],
    [
      'JPEG with EXIF',
      'image/jpeg',
      () =>
        drawn(300, 200)
          .keepExif()
          .withExif({ IFD0: { Artist: 'Ada' } })
          .jpeg(),
    ],
    ['lossy WebP', 'image/webp', () => drawn(300, 200).webp()],
    ['lossless WebP', 'image/webp', () => drawn(301, 201).webp({ lossless: true })],
    [
      'WebP with EXIF',
      'image/webp',
      () =>
        drawn(300, 200)
          .withExif({ IFD0: { Artist: 'Ada' } })
          .webp(),
    ],
    ['WebP with transparency', 'image/webp', () => drawn(300, 200).ensureAlpha(0.5).webp()],
    ['PNG with the longest side', 'image/png', () => drawn(1600, 10).png()],
  ] as const)('may be a %s', async (_, type, make) => {
    expect(proofProblem(await asProof(type, make().toBuffer()))).toBeNull();
  });

  it('may be the sample that stands beside the deposits of sample members', () => {
    expect(proofProblem(SAMPLE_PROOF)).toBeNull();
  });

  it.each(Object.entries(HOSTILE))('is not %s', (_, hostile) => {
    expect(proofProblem(asPicture(hostile))).toBe(hostile.problem);
  });

  it('is no bomb, although the bomb is small enough as a file', () => {
    const bomb = bombPng();
    expect(bomb.length).toBeLessThan(PROOF_LIMITS.largest);
    expect(bomb.length).toBeGreaterThan(100_000);
  });

  it('has as many bytes and pixels as its place allows', async () => {
    const proof = await asProof('image/png', drawn(257, 10).png().toBuffer());
    expect(proofProblem(proof)).toBeNull();
    expect(photoProblem(proof)).toBe('too-many-pixels');
    expect(storedPictureProblem(proof, { ...PROOF_LIMITS, largest: proof.bytes.length - 1 })).toBe(
      'too-large',
    );
  });

  it('is checked whatever its bytes are, and a change of length is always seen', () => {
    const real = Object.values(HOSTILE).filter(({ problem }) => problem === 'more-than-a-picture');
    fc.assert(
      fc.property(
        fc.constantFrom(...real),
        fc.nat(),
        fc.uint8Array({ maxLength: 40 }),
        ({ type, bytes }, seed, noise) => {
          const at = seed % bytes.length;
          const cut = new Uint8Array(Buffer.concat([bytes.subarray(0, at), noise]));
          expect(() => storedPictureProblem({ type, bytes: cut }, PROOF_LIMITS)).not.toThrow();
          const spoiled = new Uint8Array(bytes);
          spoiled.set(noise.subarray(0, bytes.length - at), at);
          expect(() => storedPictureProblem({ type, bytes: spoiled }, PROOF_LIMITS)).not.toThrow();
        },
      ),
    );
  });

  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)(
    'is all of a %s and not one byte less',
    async (type) => {
      const kind = type.slice(6) as 'png' | 'jpeg' | 'webp';
      const { bytes } = await asProof(type, drawn(30, 20)[kind]().toBuffer());
      for (let length = 0; length < bytes.length; length += 1) {
        expect(
          storedPictureProblem({ type, bytes: bytes.slice(0, length) }, PROOF_LIMITS),
          `${length}`,
        ).not.toBeNull();
      }
    },
  );
});
