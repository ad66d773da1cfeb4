import { constants, deflateRawSync } from 'node:zlib';

/** A part of a zlib stream (RFC 1950) that was compressed by itself, so that it can be put into many streams. */
export interface Part {
  /** Blocks of DEFLATE, none of them marked as the last, up to a whole byte. */
  readonly blocks: Buffer;
  /** Of what was compressed. */
  readonly length: number;
  readonly checksum: Adler;
}

/** The two sums of Adler-32. */
type Adler = readonly [sum: number, sumOfSums: number];

const HEADER = Uint8Array.of(0x78, 0x01);
/** A last block with nothing in it. */
const END = Uint8Array.of(0x03, 0x00);
const MODULUS = 65_521;
/** How many bytes can be summed up before a sum of sums, as a whole number of 32 bits, could overflow. */
const CAREFREE = 3_800;

/** @param level how hard to compress, 1 to 9 */
export function deflatePart(bytes: Uint8Array, level: number): Part {
  const blocks = deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });
  return { blocks, length: bytes.length, checksum: adlerOf(bytes) };
}

/** One stream of all parts. */
export function joinParts(parts: readonly Part[]): Buffer {
  const [sum, sumOfSums] = parts.reduce<Adler>(
    ([a, b], { length, checksum: [nextA, nextB] }) => [
      (a + nextA + MODULUS - 1) % MODULUS,
      (b + nextB + (length % MODULUS) * (a + MODULUS - 1)) % MODULUS,
    ],
    [1, 0],
  );
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(sumOfSums, 0);
  checksum.writeUInt16BE(sum, 2);
  return Buffer.concat([HEADER, ...parts.map(({ blocks }) => blocks), END, checksum]);
}

function adlerOf(bytes: Uint8Array): Adler {
  let [a, b] = [1, 0];
  for (let index = 0; index < bytes.length;) {
    for (const end = Math.min(index + CAREFREE, bytes.length); index < end; index++) {
      a += bytes[index] ?? 0;
      b += a;
    }
    a %= MODULUS;
    b %= MODULUS;
  }
  return [a, b];
}
