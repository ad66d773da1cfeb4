import { FULL_COVERAGE } from './colours.ts';
import { type Bitmap, strideOf } from './png.ts';

/** What `glyphs.json` holds. Lengths are in pixels of the sheet, on which one em is `em` pixels. */
export interface Metrics {
  readonly em: number;
  /** How far the next letter is, then where the drawing lies from the pen, then where it is on the sheet. */
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
  /** Which letters stand nearer to or further from one than their widths say: `V-34 W-34`. */
  readonly pairs: Readonly<Record<string, string>>;
}

/** A letter in one size. */
export interface Glyph {
  /** Where its first pixel lies from the pen, which stands on the baseline. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Row after row, how much of each pixel it covers: 0 to `FULL_COVERAGE`. */
  readonly coverage: Uint8Array;
}

export interface Typeface {
  has(character: string): boolean;
  /** How far the pen moves from one letter to the next, in ems. @param next undefined at the end of a line */
  advance(character: string, next: string | undefined): number;
  /** @param size pixels of one em */
  glyph(character: string, size: number): Glyph;
}

/** Looked at along each side of a pixel. */
const SAMPLES = 4;

export function openTypeface({ em, glyphs, pairs }: Metrics, sheet: Bitmap): Typeface {
  const table = new Map(Object.entries(glyphs));
  const kerning = new Map(
    Object.entries(pairs).flatMap(([left, list]) =>
      list.split(' ').map((pair) => [left + pair.slice(0, 1), Number(pair.slice(1))] as const),
    ),
  );
  const scaled = new Map<string, Glyph>();
  return {
    has: (character) => table.has(character),
    advance(character, next) {
      const [width = 0] = table.get(character) ?? [];
      const nearer = next === undefined ? 0 : (kerning.get(plain(character) + plain(next)) ?? 0);
      return (width + nearer) / em;
    },
    glyph(character, size) {
      const key = character + size;
      const known = scaled.get(key);
      if (known) return known;
      const glyph = scale(table.get(character) ?? [], sheet, em / size);
      scaled.set(key, glyph);
      return glyph;
    },
  };
}

/** A letter with a mark keeps the distances of the one without. */
const plain = (character: string): string => character.normalize('NFD').slice(0, 1);

/** @param ratio how many pixels of the sheet are one of the letter's, across and down */
function scale(metrics: readonly number[], sheet: Bitmap, ratio: number): Glyph {
  const [, left = 0, top = 0, x = 0, y = 0, width = 0, height = 0] = metrics;
  const first = { left: Math.floor(left / ratio), top: Math.floor(top / ratio) };
  const across = Math.ceil((left + width) / ratio) - first.left;
  const down = Math.ceil((top + height) / ratio) - first.top;
  const coverage = new Uint8Array(across * down);
  const stride = strideOf(sheet);
  const isInk = (column: number, row: number): boolean => {
    if (column < 0 || column >= width || row < 0 || row >= height) return false;
    const byte = sheet.rows[(y + row) * stride + 1 + ((x + column) >> 3)] ?? 0;
    return ((byte << ((x + column) & 7)) & 0x80) !== 0;
  };
  const positions = (length: number, start: number, offset: number) =>
    Array.from({ length: length * SAMPLES }, (_, index) =>
      Math.floor((start + (index + 0.5) / SAMPLES) * ratio - offset),
    );
  const columns = positions(across, first.left, left);
  positions(down, first.top, top).forEach((row, rowIndex) => {
    columns.forEach((column, columnIndex) => {
      const pixel = Math.floor(rowIndex / SAMPLES) * across + Math.floor(columnIndex / SAMPLES);
      if (isInk(column, row)) coverage[pixel] = (coverage[pixel] ?? 0) + 1;
    });
  });
  const toSteps = (samples: number) => Math.round((samples / SAMPLES ** 2) * FULL_COVERAGE);
  return { ...first, width: across, coverage: coverage.map(toSteps) };
}
