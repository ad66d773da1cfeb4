import { HEAT_STEPS } from '#market/series/heat.ts';
import { type ColourOf, inkOn, readColours, watchTheme } from '#ui/canvas/canvas-theme.ts';
import { type Box, heatToken, type MapTile, type Size } from './lay-map.ts';
import { changeSize, labelFont, LINE_HEIGHT, type TileLabel } from './tile-label.ts';

/** The tiles on a canvas, in the page's colours and the screen's resolution. */
export interface MapPicture {
  /** @param size of the whole map, in CSS pixels */
  readonly show: (tiles: readonly MapTile[], size: Size) => void;
  readonly close: () => void;
}

export function openMapPicture(canvas: HTMLCanvasElement): MapPicture {
  // Opaque, so that the browser smooths its text like the text around it.
  const context = canvas.getContext('2d', { alpha: false });
  let painter: PaintMap | null = null;
  let shown: Parameters<MapPicture['show']> | null = null;

  const paint = () => {
    if (!context || !shown) return;
    const [tiles, size] = shown;
    resize(canvas, size);
    painter ??= createMapPainter(
      context,
      devicePixelRatio,
      readColours(canvas),
      getComputedStyle(canvas).fontFamily,
    );
    painter(tiles);
  };
  const paintAnew = () => {
    painter = null;
    paint();
  };
  const stops = [watchTheme(paintAnew), watchResolution(paintAnew)];

  return {
    show(...present) {
      shown = present;
      paint();
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** One canvas pixel per device pixel. Setting the size is costly even if it stays the same. */
function resize(canvas: HTMLCanvasElement, size: Size): void {
  const [width, height] = [size.width, size.height].map((length) => Math.round(length * devicePixelRatio));
  if (!width || !height || (canvas.width === width && canvas.height === height)) return;
  Object.assign(canvas, { width, height });
  canvas.style.inlineSize = `${width / devicePixelRatio}px`;
  canvas.style.blockSize = `${height / devicePixelRatio}px`;
}

/** Calls back when the device pixel ratio changes: another zoom, or another screen. */
export function watchResolution(onChange: () => void): () => void {
  let query = present();
  const change = () => {
    query.removeEventListener('change', change);
    query = present();
    query.addEventListener('change', change);
    onChange();
  };
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

const present = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`);

/** Paints tiles and their labels over the canvas. */
type PaintMap = (tiles: readonly MapTile[]) => void;

/** In CSS pixels. */
const CORNER = 4;
const STRIPE = 8;

/**
 * @param context of an opaque canvas
 * @param ratio device pixels per CSS pixel
 */
function createMapPainter(
  context: CanvasRenderingContext2D,
  ratio: number,
  colourOf: ColourOf,
  fontFamily: string,
): PaintMap {
  const heat = new Map(
    HEAT_STEPS.map((step) => {
      const ground = colourOf(heatToken(step));
      return [step, { ground, ink: inkOn(ground) }];
    }),
  );
  /** Rounds to whole device pixels: edges between them are blurred. */
  const snap = (length: number) => Math.round(length * ratio) / ratio;

  const paintTile = ({ place, step, label }: MapTile) => {
    const { left, top, width, height } = place.box;
    const [x, y] = [snap(left), snap(top)];
    const box = { left: x, top: y, width: snap(left + width) - x, height: snap(top + height) - y };
    const known = step === null ? undefined : heat.get(step);
    context.beginPath();
    context.roundRect(box.left, box.top, box.width, box.height, CORNER);
    context.fillStyle = known?.ground ?? colourOf('--color-sunken');
    context.fill();
    if (!known) hatch(context, box, colourOf('--color-surface'));
    if (!label) return;
    context.fillStyle = known?.ink ?? colourOf('--color-text');
    write(context, box, label, fontFamily);
  };

  return (tiles) => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = colourOf('--color-surface');
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const tile of tiles) paintTile(tile);
  };
}

/** Fills the current path with stripes: an unknown change is not no change. */
function hatch(context: CanvasRenderingContext2D, { left, top, width, height }: Box, colour: string): void {
  context.save();
  context.clip();
  context.beginPath();
  for (let start = -height; start < width; start += 2 * STRIPE * Math.SQRT2) {
    context.moveTo(left + start, top);
    context.lineTo(left + start + height, top + height);
  }
  context.strokeStyle = colour;
  context.lineWidth = STRIPE;
  context.stroke();
  context.restore();
}

/** The symbol in the middle of a tile, with the change below it if there is one. */
function write(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  { symbol, change, fontSize }: TileLabel,
  fontFamily: string,
): void {
  const [x, y] = [left + width / 2, top + height / 2];
  const small = changeSize(fontSize);
  context.font = labelFont(fontSize, fontFamily);
  // Each text is shifted by half of the other's height.
  context.fillText(symbol, x, change ? y - (small * LINE_HEIGHT) / 2 : y);
  if (!change) return;
  context.font = labelFont(small, fontFamily);
  context.fillText(change, x, y + (fontSize * LINE_HEIGHT) / 2);
}
