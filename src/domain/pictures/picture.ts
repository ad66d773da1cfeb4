import { base64 } from '@scure/base';

/** Kinds of pictures that every browser shows and none runs. */
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What a file chooser is told to offer. It is no check: that looks at the content. */
export const PICTURE_KINDS = PICTURE_TYPES.join(',');

/** A picture as it is kept. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** In bytes, as somebody chooses it; it is kept far smaller. */
export const LARGEST_FILE = 10_000_000;

/** Larger than any camera's pictures of that many bytes; four bytes of memory each once it is decoded. */
export const MOST_PIXELS = 64_000_000;

export type PictureProblem = 'not-a-picture' | 'too-large' | 'too-many-pixels';

/** How large a picture may be as it is kept. */
export interface PictureLimits {
  /** In bytes. */
  readonly largest: number;
  /** In pixels. */
  readonly longestSide: number;
}

/** What a picture is by its content, whatever its name and its declared type say. Null: no kind that we take. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const begins = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  // PNG (ISO 15948, 5.2); JPEG (ISO 10918-1, SOI and the next marker); WebP (RFC 9649, 2.4: RIFF, size, WEBP).
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}

/** A picture as text that a browser shows when it is put into its address bar (RFC 2397). */
export const pictureData = ({ type, bytes }: Picture): string =>
  `data:${type};base64,${base64.encode(bytes)}`;
