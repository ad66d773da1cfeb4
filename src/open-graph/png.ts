import { crc32, inflateSync } from 'node:zlib';
import type { Colour } from './colours.ts';

/** A picture in at most 16 colours. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Bits of a pixel. */
  readonly depth: 1 | 4;
  /**
   * Row after row as PNG has them before it compresses them: a zero, for "no filter", then the pixels, the first in the highest
   * bits of its byte.
   */
  readonly rows: Uint8Array;
}

/** Bytes of a row, with the zero before it. */
export const strideOf = ({ width, depth }: Pick<Bitmap, 'width' | 'depth'>): number =>
  1 + Math.ceil((width * depth) / 8);

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED = 3;

/** @param compressed the rows, as a zlib stream */
export function encodePng(
  { width, height, depth }: Omit<Bitmap, 'rows'>,
  palette: readonly Colour[],
  compressed: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', compressed),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8);
  return whole;
}

/** Reads what `encodePng` has written. It knows no other PNG. */
export function decodePng(file: Buffer): Bitmap {
  const [width, height, depth] = [file.readUInt32BE(16), file.readUInt32BE(20), file.readUInt8(24)];
  if (depth !== 1 && depth !== 4)
    throw new Error(`The PNG has ${depth} bits a pixel, and should have 1 or 4.`);
  const start = file.indexOf('IDAT', 33, 'latin1');
  const compressed = file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4));
  return { width, height, depth, rows: new Uint8Array(inflateSync(compressed)) };
}
