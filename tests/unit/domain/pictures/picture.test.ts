import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawingOf,
  encodingsOf,
  fileProblem,
  PHOTO_PLAN,
  PROOF_PLAN,
} from '#domain/pictures/picture-plan.ts';
import { pictureSize } from '#domain/pictures/picture-size.ts';
import { pictureData } from '#domain/pictures/picture-data.ts';
import { LARGEST_FILE, pictureType } from '#domain/pictures/picture.ts';

const bytes = (hex: string, length = 64) => {
  const whole = new Uint8Array(length);
  whole.set(Buffer.from(hex, 'hex'));
  return whole;
};
const PNG = '89504e470d0a1a0a';
const WEBP = '52494646123456785745425056503820';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2647ab' } });

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

  it('of zero length has no type', () => {
    expect(pictureType(new Uint8Array())).toBeNull();
  });

  it('becomes a data URL', () => {
    expect(pictureData({ type: 'image/png', bytes: bytes(PNG, 8) })).toBe(
      'data:image/png;base64,iVBORw0KGgo=',
    );
  });
});

describe('the size of a picture', () => {
  it.each([
    ['PNG', () => blank(317, 211).png()],
    ['JPEG', () => blank(317, 211).jpeg()],
    ['progressive JPEG', () => blank(317, 211).jpeg({ progressive: true })],
    [
      'JPEG with EXIF',
      () =>
        blank(317, 211)
          .withExif({ IFD0: { Copyright: 'Ada' } })
          .jpeg(),
    ],
    ['lossy WebP', () => blank(317, 211).webp()],
    ['lossless WebP', () => blank(317, 211).webp({ lossless: true })],
    [
      'WebP with EXIF',
      () =>
        blank(317, 211)
          .withExif({ IFD0: { Copyright: 'Ada' } })
          .webp(),
    ],
  ])('is read from the header of a %s', async (_, make) => {
    expect(pictureSize(await make().toBuffer())).toEqual({ width: 317, height: 211 });
  });

  it('is unknown for other files, and for truncated or broken ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(PNG, WEBP, 'ffd8ff', 'ffd8ffe0'),
        fc.uint8Array({ maxLength: 80 }),
        (begin, rest) => {
          const size = pictureSize(new Uint8Array(Buffer.concat([Buffer.from(begin, 'hex'), rest])));
          expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
        },
      ),
    );
    expect(pictureSize(new Uint8Array(Buffer.from('%PDF-1.7 and so on, for long enough')))).toBeNull();
  });
});

describe('a file', () => {
  /** A PNG whose header claims this many pixels; no data follow. */
  const promising = (width: number, height: number) => {
    const file = bytes(`${PNG}0000000d49484452`);
    new DataView(file.buffer).setUint32(16, width);
    new DataView(file.buffer).setUint32(20, height);
    return file;
  };

  it('is refused before decoding when it has too many pixels', () => {
    expect(fileProblem(promising(8_000, 8_000), 64)).toBeNull();
    expect(fileProblem(promising(8_000, 8_001), 64)).toBe('too-many-pixels');
    expect(fileProblem(promising(0xffff_ffff, 0xffff_ffff), 64)).toBe('too-many-pixels');
  });

  it('is refused when it is too large, or of an unaccepted type', () => {
    expect(fileProblem(promising(10, 10), LARGEST_FILE)).toBeNull();
    expect(fileProblem(promising(10, 10), LARGEST_FILE + 1)).toBe('too-large');
    expect(fileProblem(bytes('474946383961'), 64)).toBe('not-a-picture');
    expect(fileProblem(bytes(PNG), 64)).toBe('not-a-picture');
  });
});

describe('redrawing a picture', () => {
  const side = fc.integer({ min: 1, max: 70_000 });

  it('keeps its shape, enlarges nothing, and limits both sides', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 1600 }), (width, height, longest) => {
        const { from, to } = drawingOf('whole', { width, height }, longest);
        expect(from).toEqual({ left: 0, top: 0, width, height });
        expect(Math.max(to.width, to.height)).toBe(Math.min(longest, Math.max(width, height)));
        const scale = Math.min(1, longest / Math.max(width, height));
        expect(Math.abs(to.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(to.height - height * scale)).toBeLessThanOrEqual(1);
        expect(Math.min(to.width, to.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('cuts the square out of its middle', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { from, to } = drawingOf('square', { width, height }, 256);
        expect(from.width).toBe(Math.min(width, height));
        expect(from.height).toBe(from.width);
        expect(Math.abs(from.left - (width - from.width - from.left))).toBeLessThanOrEqual(1);
        expect(Math.abs(from.top - (height - from.height - from.top))).toBeLessThanOrEqual(1);
        expect(to).toEqual({ width: Math.min(256, from.width), height: Math.min(256, from.width) });
      }),
    );
  });

  it.each([PROOF_PLAN, PHOTO_PLAN])(
    'tries quality before size, down to a size that always fits: %o',
    (plan) => {
      const goes = encodingsOf(plan);
      expect(goes[0]?.longestSide).toBe(plan.longestSide);
      for (const [index, { longestSide, quality }] of goes.slice(1).entries()) {
        const before = goes[index];
        expect(longestSide < (before?.longestSide ?? 0) || quality < (before?.quality ?? 0)).toBe(true);
      }
      // At half quality even the hardest picture, noise, takes at most a byte per pixel.
      expect((goes.at(-1)?.longestSide ?? 0) ** 2).toBeLessThanOrEqual(plan.largest);
    },
  );
});
