import type { StoredPictureProblem } from '#domain/pictures/stored-picture.ts';
import type { PictureProblem } from '#domain/pictures/picture.ts';
import { locale } from './locale.ts';
import { numberFormat } from './number-format.ts';

export const pictureText = {
  hint: 'PNG, JPEG or WebP, up to 10 MB.',
  dropPlace: 'Drop a picture here',
  drop: 'Or drop one here.',
  preparing: (name: string) => `Preparing ${name}…`,
  preview: (name: string) => `Preview of ${name}`,
  previewHint: (size: string) =>
    `This is what is sent (${size}), without the place and time at which it was taken. Nothing is uploaded yet.`,
  discard: 'Choose another one',
  sending: 'Uploading…',
} as const;

/** Why a file is refused and what to do. Nothing of it was uploaded. */
const PICTURE_SENTENCES: Readonly<Record<PictureProblem, string>> = {
  'not-a-picture':
    'This file is not a picture that can be read. Choose a PNG, JPEG or WebP of at most 10 MB. Nothing was uploaded.',
  'too-large': 'This file is too large. Choose a PNG, JPEG or WebP of at most 10 MB. Nothing was uploaded.',
  'too-many-pixels':
    'This picture has too many pixels: more than 64 million. Choose a smaller one: PNG, JPEG or WebP of at most 10 MB. Nothing was uploaded.',
};

/** The sentence for an error of a file, or null if its code is unknown. */
export const pictureSentence = (error: string): string | null =>
  error in PICTURE_SENTENCES ? PICTURE_SENTENCES[error as PictureProblem] : null;

/** Why a picture from storage is not shown. */
const UNREADABLE: Readonly<Record<StoredPictureProblem, string>> = {
  'not-a-picture': 'it is not a PNG, JPEG or WebP as this site stores them',
  'too-large': 'its file is too large',
  'too-many-pixels': 'it has too many pixels',
  incomplete: 'its file is incomplete',
  animated: 'it is animated',
  'more-than-a-picture': 'its file holds more than a picture',
};

export const unreadableSentence = (problem: StoredPictureProblem): string =>
  `Unreadable: ${UNREADABLE[problem]}. It is not opened.`;

const kilobytes = numberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

/** E.g. `112 kB`. @param bytes rounded up */
export const fileSize = (bytes: number): string => kilobytes().format(Math.ceil(bytes / 1000));
