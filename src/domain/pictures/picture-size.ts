import { type PictureSize, pictureType } from './picture.ts';

/**
 * The size in pixels that a picture's header claims. A small file may decode into gigabytes, so this is checked before
 * decoding. As stored, before any rotation.
 *
 * @returns null when the header does not say
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizeIn(view, pictureType(bytes));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (thrown) {
    // The file ends before its header does.
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

function sizeIn(view: DataView, type: ReturnType<typeof pictureType>): PictureSize | null {
  switch (type) {
    case 'image/png':
      return pngSize(view);
    case 'image/jpeg':
      return jpegSize(view);
    case 'image/webp':
      return webpSize(view);
    case null:
      return null;
  }
}

/** ISO 15948, 11.2.2: the first chunk is IHDR, which begins with width and height. */
function pngSize(view: DataView): PictureSize | null {
  return nameAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** ISO 10918-1, B.2.2: the frame header follows a SOF marker; the segments before it have known lengths. */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    // After the scan or the end marker, no frame header follows.
    else if (marker === 0xda || marker === 0xd9) return null;
    else at += 2 + view.getUint16(at + 2);
  }
}

/** SOF0 to SOF15, without the three codes of that range that mean something else: DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * RFC 9649, 2.5 to 2.7: the first chunk is the frame, lossy or lossless, or a header that says how large the canvas of the
 * frames is. A still frame that says otherwise counts too, whatever a decoder makes of the two.
 */
function webpSize(view: DataView): PictureSize | null {
  const first = webpChunkSize(view, 12);
  if (nameAt(view, 12) !== 'VP8X' || first === null) return first;
  let { width, height } = first;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const size = webpChunkSize(view, at);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return { width, height };
}

function webpChunkSize(view: DataView, at: number): PictureSize | null {
  switch (nameAt(view, at)) {
    case 'VP8 ':
      return {
        width: view.getUint16(at + 14, true) & 0x3fff,
        height: view.getUint16(at + 16, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(at + 9, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, at + 12) + 1, height: uint24(view, at + 15) + 1 };
    default:
      return null;
  }
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
