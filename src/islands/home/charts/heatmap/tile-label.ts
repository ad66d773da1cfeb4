/** A tile's label and its size. */
export interface TileLabel {
  readonly symbol: string;
  /** Null if only the symbol fits. */
  readonly change: string | null;
  /** Pixels. */
  readonly fontSize: number;
}

interface TileSize {
  readonly width: number;
  readonly height: number;
}

const [SMALLEST, LARGEST] = [11, 30];
const PADDING = 6;
/** Line height of a label, as a multiple of the font size. */
export const LINE_HEIGHT = 1.25;
/** The change is smaller than the symbol, but never too small to read. */
export const changeSize = (fontSize: number): number => Math.max(SMALLEST, fontSize * 0.7);

/**
 * The largest label that fits: symbol and change, else the symbol, else none. The size grows with the tile, so that the eye
 * finds large coins first.
 *
 * @param widthOf width of a text at one pixel of font size
 */
export function labelFor(
  tile: TileSize,
  text: { readonly symbol: string; readonly change: string },
  widthOf: (text: string) => number,
): TileLabel | null {
  const wanted = Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt(tile.width * tile.height) / 6));
  const width = tile.width - 2 * PADDING;
  const height = tile.height - 2 * PADDING;
  const [symbolWidth, changeWidth] = [widthOf(text.symbol), widthOf(text.change)];
  for (let fontSize = Math.floor(wanted); fontSize >= SMALLEST; fontSize -= 1) {
    const small = changeSize(fontSize);
    const fits =
      symbolWidth * fontSize <= width &&
      changeWidth * small <= width &&
      (fontSize + small) * LINE_HEIGHT <= height;
    if (fits) return { ...text, fontSize };
  }
  const fitsAlone =
    symbolWidth * SMALLEST <= tile.width - PADDING && SMALLEST * LINE_HEIGHT <= tile.height - 2;
  return fitsAlone ? { symbol: text.symbol, change: null, fontSize: SMALLEST } : null;
}

/** The CSS font of tile labels. @param fontSize pixels */
export const labelFont = (fontSize: number, fontFamily: string): string => `600 ${fontSize}px ${fontFamily}`;

/** Measures label texts at a font size of one pixel. Each text is measured once. */
export function createTextMeasure(fontFamily: string): (text: string) => number {
  const SIZE = 100;
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  if (context) context.font = labelFont(SIZE, fontFamily);
  return (text) => {
    const width = known.get(text) ?? (context?.measureText(text).width ?? 0) / SIZE;
    known.set(text, width);
    return width;
  };
}
