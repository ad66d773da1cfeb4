import type { Picture } from '#domain/pictures/picture.ts';

/** The smallest picture of each type: what comes before its data, and what comes after. */
const SHELLS: Readonly<Record<Picture['type'], readonly [before: string, after: string]>> = {
  // Signature, IHDR of 1 × 1, then IDAT; its check sum and IEND.
  'image/png': [
    '89504e470d0a1a0a 0000000d49484452 00000001000000010100000000 376ef924 0000000049444154',
    '00000000 0000000049454e4400000000',
  ],
  // SOI, a frame of 1 × 1, a scan; EOI.
  'image/jpeg': ['ffd8 ffc0000b080001000101011100 ffda0008010100003f00', 'ffd9'],
  // RIFF, WEBP, a lossless frame of 1 × 1.
  'image/webp': ['52494646 00000000 57454250 5650384c 00000000 2f00000000', ''],
};

/** A picture of exactly so many bytes (60 are enough for each type), without anything to be seen in it. */
export function picture(type: Picture['type'], length: number): Picture {
  const [before, after] = SHELLS[type].map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'));
  if (!before || !after || before.length + after.length > length) throw new Error(`${length} are too few`);
  const bytes = new Uint8Array(length);
  bytes.set(before);
  bytes.set(after, length - after.length);
  const view = new DataView(bytes.buffer);
  if (type === 'image/png') view.setUint32(33, length - before.length - after.length);
  if (type === 'image/webp') {
    view.setUint32(4, length - 8, true);
    view.setUint32(16, length - 20, true);
  }
  return { type, bytes };
}
