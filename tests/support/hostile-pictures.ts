import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { StoredPictureProblem } from '#domain/pictures/stored-picture.ts';
import type { Picture, PictureType } from '#domain/pictures/picture.ts';

/** Pictures that an attacker would store in place of a proof, made from real ones. */

interface HostilePicture {
  readonly type: PictureType;
  readonly bytes: Buffer;
  readonly problem: StoredPictureProblem;
}

export const asPicture = ({ type, bytes }: HostilePicture): Picture => ({
  type,
  bytes: new Uint8Array(bytes),
});

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const SCRIPT = Buffer.from('<!doctype html><script>document.title = "owned"</script>');

function pngChunk(name: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** One bit a pixel, all of them black: 30,000 × 30,000 in about 109 kB, and 3.6 GB once a browser decodes it. */
export function bombPng(side = 30_000): Buffer {
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND'),
  ]);
}

/** A picture with chunks put behind the header of the file. */
const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A JPEG with bytes put behind its first marker. */
const behindStart = (jpeg: Buffer, bytes: Uint8Array): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), bytes, jpeg.subarray(2)]);

/** With the length of a chunk or segment in it replaced. */
function withBytes(file: Buffer, at: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(file);
  changed.set(bytes, at);
  return changed;
}

const drawn = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#2647ab' } });

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(['#c02020', '#208040'].map((background) => frame(background)));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const frame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();

/** A canvas of one pixel, and a frame of 16,000 × 16,000 (RFC 9649, 2.7). */
function webpOfTwoSizes(): Buffer {
  const canvas = Buffer.from('5650385820000000'.padEnd(36, '0'), 'hex');
  canvas.writeUInt32LE(10, 4);
  const side = 16_000 - 1;
  const still = Buffer.alloc(8 + 6);
  still.write('VP8L', 'latin1');
  still.writeUInt32LE(6, 4);
  still[8] = 0x2f;
  still.writeUInt32LE((side | (side << 14)) >>> 0, 9);
  const chunks = Buffer.concat([Buffer.from('WEBP'), canvas, still]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(chunks.length);
  return Buffer.concat([Buffer.from('RIFF'), length, chunks]);
}

/** Each by what it is, with the reason for which it is refused. */
export async function hostilePictures(): Promise<Readonly<Record<string, HostilePicture>>> {
  const [png, jpeg, webp, animated] = await Promise.all([
    drawn().png().toBuffer(),
    drawn().jpeg().toBuffer(),
    drawn().webp().toBuffer(),
    animatedWebp(),
  ]);
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from('ffda', 'hex')), -2);
  const frameHeader = jpeg.subarray(jpeg.indexOf(Buffer.from('ffc0', 'hex'))).subarray(0, 19);
  const play = Buffer.alloc(26);
  const as = (type: PictureType, problem: StoredPictureProblem) => (bytes: Buffer) => ({
    type,
    bytes,
    problem,
  });
  const asPng = (problem: StoredPictureProblem) => as('image/png', problem);
  const asJpeg = (problem: StoredPictureProblem) => as('image/jpeg', problem);
  const asWebp = (problem: StoredPictureProblem) => as('image/webp', problem);

  return {
    'a PNG bomb of 30,000 × 30,000 pixels': asPng('too-many-pixels')(bombPng()),
    'a PNG of one row too many': asPng('too-many-pixels')(await drawn(10, 1601).png().toBuffer()),
    'a WebP whose frame is larger than its canvas': asWebp('too-many-pixels')(webpOfTwoSizes()),
    'a file of no bytes': asPng('not-a-picture')(Buffer.alloc(0)),
    'an SVG that says it is a PNG': asPng('not-a-picture')(Buffer.from('<svg onload="alert(1)"/>')),
    'a web page that says it is a JPEG': asJpeg('not-a-picture')(SCRIPT),
    'a JPEG that says it is a PNG': asPng('not-a-picture')(jpeg),
    'a PNG with a web page behind it': asPng('more-than-a-picture')(Buffer.concat([png, SCRIPT])),
    'a JPEG with a web page behind it': asJpeg('more-than-a-picture')(Buffer.concat([jpeg, SCRIPT])),
    'a WebP with a web page behind it': asWebp('more-than-a-picture')(Buffer.concat([webp, SCRIPT])),
    'a PNG with a web page in a chunk of text': asPng('not-a-picture')(
      withChunks(png, pngChunk('tEXt', SCRIPT)),
    ),
    'a PNG with a compressed colour profile': asPng('not-a-picture')(
      withChunks(png, pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(SCRIPT)]))),
    ),
    'a PNG with two headers': asPng('not-a-picture')(withChunks(png, png.subarray(8, 33))),
    'a PNG that is cut off': asPng('incomplete')(png.subarray(0, -20)),
    'a PNG of a header alone': asPng('incomplete')(png.subarray(0, 33)),
    'a JPEG that is cut off': asJpeg('incomplete')(jpeg.subarray(0, -20)),
    'a WebP that is cut off': asWebp('incomplete')(webp.subarray(0, -20)),
    'a PNG with a chunk of 4 GB': asPng('incomplete')(withBytes(png, 33, [0xff, 0xff, 0xff, 0xff])),
    'a WebP of 4 GB': asWebp('incomplete')(withBytes(webp, 4, [0xfe, 0xff, 0xff, 0xff])),
    'a WebP with a chunk of 4 GB': asWebp('incomplete')(withBytes(webp, 16, [0xff, 0xff, 0xff, 0xff])),
    'a JPEG with a segment of no length': asJpeg('not-a-picture')(
      behindStart(jpeg, Buffer.from('ffe00000', 'hex')),
    ),
    'a JPEG with two frames': asJpeg('not-a-picture')(behindStart(jpeg, frameHeader)),
    'a JPEG with a thousand scans': asJpeg('not-a-picture')(
      Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 1000 }, () => scan), jpeg.subarray(-2)]),
    ),
    'an animated PNG': asPng('animated')(
      withChunks(png, pngChunk('acTL', Buffer.alloc(8)), pngChunk('fcTL', play)),
    ),
    'an animated WebP': asWebp('animated')(animated),
  };
}
