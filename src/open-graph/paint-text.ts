import { FULL_COVERAGE } from './colours.ts';
import { type Bitmap, strideOf } from './png.ts';
import type { Glyph, Typeface } from './typeface.ts';

export interface TextPlace {
  readonly x: number;
  readonly baseline: number;
  /** Pixels of one em. */
  readonly size: number;
  /** The colour of what letters cover wholly: `FULL_COVERAGE` is the ink, and less is paler. */
  readonly tone: number;
}

/** Sets a line of text onto the plain part of a picture. */
export function paintText(
  picture: Bitmap,
  face: Typeface,
  text: string,
  { x, baseline, size, tone }: TextPlace,
): void {
  const tones = Array.from({ length: FULL_COVERAGE + 1 }, (_, step) =>
    Math.round((step / FULL_COVERAGE) * tone),
  );
  const letters = [...text];
  let pen = x;
  letters.forEach((letter, index) => {
    paintGlyph(picture, face.glyph(letter, size), Math.round(pen), baseline, tones);
    pen += face.advance(letter, letters[index + 1]) * size;
  });
}

/** Where two letters meet, what covers more is kept. */
function paintGlyph(picture: Bitmap, glyph: Glyph, x: number, y: number, tones: readonly number[]): void {
  const { rows } = picture;
  const { coverage, width, left, top } = glyph;
  const height = width === 0 ? 0 : coverage.length / width;
  const stride = strideOf(picture);
  for (let row = 0; row < height; row++) {
    const start = (y + top + row) * stride + 1;
    for (let column = 0; column < width; column++) {
      const tone = tones[coverage[row * width + column] ?? 0] ?? 0;
      if (tone === 0) continue;
      const across = x + left + column;
      const at = start + (across >> 1);
      const shift = (across & 1) === 0 ? 4 : 0;
      const byte = rows[at] ?? 0;
      if (tone > ((byte >> shift) & 15)) rows[at] = (byte & ~(15 << shift)) | (tone << shift);
    }
  }
}
