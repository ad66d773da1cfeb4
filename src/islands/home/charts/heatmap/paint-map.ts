import { HEAT_STEPS } from '#market/series/heat.ts';
import { type ColourOf, inkOn } from '#ui/canvas/canvas-theme.ts';
import { heatToken } from './heat-token.ts';
import type { Box, MapTile } from './lay-map.ts';
import { labelFont } from './text-width.ts';
import { changeSize, LINE_HEIGHT, type TileLabel } from './tile-label.ts';

/** Paints tiles and their labels over the canvas. */
export type PaintMap = (tiles: readonly MapTile[]) => void;

/** In CSS pixels. */
const CORNER = 4;
const STRIPE = 8;

/**
 * @param context of an opaque canvas
 * @param ratio device pixels per CSS pixel
 */
export function createMapPainter(
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
