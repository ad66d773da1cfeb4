import type { PictureType } from './picture.ts';

/** Why a file is not exactly one still picture. */
export type StructureProblem = 'not-a-picture' | 'incomplete' | 'animated' | 'more-than-a-picture';

/**
 * Reads a picture from its first byte to its last, part by part, without decoding any of it: it must be one still
 * picture, whole, and nothing else. So no second frame can have other dimensions than the header says, and no web page
 * or archive can follow the picture.
 *
 * @param bytes that begin as the type does (`pictureType`)
 */
export function structureProblem(bytes: Uint8Array, type: PictureType): StructureProblem | null {
  const { parts, end } = READERS[type](bytes);
  // A part that does not fit ends beyond the file.
  if (end > bytes.length) return 'incomplete';
  if (ANIMATION.test(parts)) return 'animated';
  if (end < bytes.length) return 'more-than-a-picture';
  return ORDER[type].test(parts) ? null : 'not-a-picture';
}

/** The names of a file's parts in their order, each followed by `|`, and where the last of them ends. */
interface Parts {
  readonly parts: string;
  readonly end: number;
}

const READERS: Readonly<Record<PictureType, (bytes: Uint8Array) => Parts>> = {
  'image/png': pngParts,
  'image/jpeg': jpegParts,
  'image/webp': webpParts,
};

/** APNG's chunks (PNG 3, 11.3.6) and WebP's (RFC 9649, 2.7.1.1). */
const ANIMATION = /acTL|fcTL|fdAT|ANIM|ANMF/;

/**
 * The allowed order of parts. PNG: none that holds text, or compressed data other than the picture's. JPEG: the kinds that
 * browsers decode, and few scans, because a decoder goes through the whole picture for each.
 */
const ORDER: Readonly<Record<PictureType, RegExp>> = {
  'image/png': /^IHDR\|(?:(?:PLTE|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs)\|)*(?:IDAT\|)+IEND\|$/,
  'image/jpeg': /^SOI\|(?:table\|)*SOF\|(?:(?:table\|)*SOS\|){1,32}EOI\|$/,
  'image/webp': /^(?:VP8X\|(?:ICCP\|)?(?:ALPH\|)?)?(?:VP8 |VP8L)\|(?:EXIF\|)?(?:XMP \|)?$/,
};

/** ISO 15948, 5.3: length, name, data and check sum of each chunk, up to IEND. */
function pngParts(bytes: Uint8Array): Parts {
  const view = viewOf(bytes);
  let parts = '';
  let end = 8;
  while (end + 12 <= bytes.length && !parts.endsWith('IEND|')) {
    parts += `${nameAt(bytes, end + 4)}|`;
    end += 12 + view.getUint32(end);
  }
  return { parts, end: parts.endsWith('IEND|') ? end : bytes.length + 1 };
}

/** RFC 9649, 2.3 and 2.4: name and length of each chunk, filled up to an even length, within the length of the whole. */
function webpParts(bytes: Uint8Array): Parts {
  const view = viewOf(bytes);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return { parts: '', end: whole };
  let parts = '';
  let end = 12;
  while (end + 8 <= whole) {
    parts += `${nameAt(bytes, end)}|`;
    const length = view.getUint32(end + 4, true);
    end += 8 + length + (length % 2);
  }
  return { parts, end: end === whole ? end : bytes.length + 1 };
}

/** ISO 10918-1, B.1.1: segments that begin with a marker; what follows a scan's header lasts up to the next marker. */
function jpegParts(bytes: Uint8Array): Parts {
  const view = viewOf(bytes);
  let parts = 'SOI|';
  let end = 2;
  while (end + 2 <= bytes.length) {
    if (bytes[end] !== 0xff) return { parts: `${parts}?|`, end: bytes.length };
    const name = jpegPart(bytes[end + 1] ?? 0);
    parts += `${name}|`;
    if (name === 'EOI') return { parts, end: end + 2 };
    if (end + 4 > bytes.length) break;
    end += 2 + view.getUint16(end + 2);
    if (name === 'SOS') end = endOfScan(bytes, end);
  }
  return { parts, end: bytes.length + 1 };
}

function jpegPart(marker: number): string {
  if (marker >= 0xc0 && marker <= 0xc2) return 'SOF';
  if (marker === 0xda) return 'SOS';
  if (marker === 0xd9) return 'EOI';
  // Tables (DHT, DQT, DRI), what applications add (APP0 to APP15), comments.
  if ([0xc4, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef)) return 'table';
  return '?';
}

/** ISO 10918-1, B.1.1.5: within a scan 0xff is followed by 0, or by the number of a restart. */
function endOfScan(bytes: Uint8Array, begin: number): number {
  let at = bytes.indexOf(0xff, begin);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Four characters. `|` divides names, so it is in none. */
const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4)).replaceAll('|', '?');
