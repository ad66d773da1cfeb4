/** Accepted picture types: those that every browser shows and none executes. */
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What a file chooser offers. Not a check: that looks at the content. */
export const PICTURE_KINDS = PICTURE_TYPES.join(',');

/** A picture as stored. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** In bytes, as chosen; it is stored far smaller. */
export const LARGEST_FILE = 10_000_000;

/** More than any camera's picture of that many bytes has; each pixel takes four bytes once decoded. */
export const MOST_PIXELS = 64_000_000;

export type PictureProblem = 'not-a-picture' | 'too-large' | 'too-many-pixels';

/** How large a stored picture may be. */
export interface PictureLimits {
  /** In bytes. */
  readonly largest: number;
  /** In pixels. */
  readonly longestSide: number;
}

/** A picture's type by its content, because names and declared types may be anything. Null: not accepted. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const begins = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  // PNG (ISO 15948, 5.2); JPEG (ISO 10918-1, SOI and the next marker); WebP (RFC 9649, 2.4: RIFF, size, WEBP).
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}
