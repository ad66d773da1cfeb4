import { paintLabels } from './labels.ts';
import { paintNamePlates, NAME_PLATES_FROM } from './name-plates.ts';
import { HUES, type Picture, tokenOf, xOf, yOf } from './picture.ts';
import { paintRingNumbers, paintRings } from './rings.ts';

/** Half of a tile's side, in units. */
const HALF_TILE = 0.62;
const SMALLEST_TILE = 0.7;
/** From this scale on all links are drawn; from afar they would cover everything. */
const LINKS_FROM = 7;
/** The most links from one upline to partners out of view. */
const LINKED = 60;

/** Draws a frame: rings, links, tiles, and the names that fit. */
export function paint(picture: Picture): void {
  const { context, size, colourOf } = picture;
  context.fillStyle = colourOf('--color-ground');
  context.fillRect(0, 0, size.width, size.height);
  paintRings(picture);
  if (picture.camera.scale >= LINKS_FROM) paintLinks(picture);
  if (picture.camera.scale >= NAME_PLATES_FROM) {
    paintPath(picture);
    paintNamePlates(picture);
    return;
  }
  paintTiles(picture);
  if (picture.camera.scale < LINKS_FROM) paintSkeleton(picture);
  paintPath(picture);
  paintRingNumbers(picture);
  paintLabels(picture);
}

/** Draws links from each tile in view to its upline and its first partners. */
function paintLinks(picture: Picture): void {
  const { context, tree, downline, found, count, colourOf } = picture;
  context.strokeStyle = colourOf('--color-line-strong');
  context.lineWidth = 1;
  context.beginPath();
  for (let index = 0; index < count; index += 1) {
    const place = found[index] as number;
    const upline = downline.uplines[place] as number;
    if (upline >= 0) link(picture, upline, place);
    const from = tree.first[place] as number;
    const to = from + Math.min(LINKED, tree.invited[place] as number);
    for (let partner = from; partner < to; partner += 1) link(picture, place, partner);
  }
  context.stroke();
}

/** With many tiles, draws only the links of the largest branches: the larger, the thicker. */
function paintSkeleton(picture: Picture): void {
  const { context, tree, downline, large, colourOf } = picture;
  context.strokeStyle = colourOf('--color-text');
  const all = Math.max(1, tree.below[0] as number);
  for (const thick of [true, false]) {
    context.lineWidth = thick ? 2 : 1;
    context.globalAlpha = thick ? 0.85 : 0.55;
    context.beginPath();
    for (const place of large) {
      const isThick = (tree.below[place] as number) * 25 > all;
      if (place !== 0 && isThick === thick) link(picture, downline.uplines[place] as number, place);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Draws the path from the member to the chosen partner. */
function paintPath(picture: Picture): void {
  const { context, path, camera, colourOf } = picture;
  if (path.length === 0) return;
  for (const [token, width] of [
    ['--color-surface', 6],
    ['--color-action', 3],
  ] as const) {
    context.strokeStyle = colourOf(token);
    context.lineWidth = width;
    context.beginPath();
    for (let index = 1; index < path.length; index += 1) {
      link(picture, path[index - 1] as number, path[index] as number);
    }
    context.stroke();
  }
  if (camera.scale >= NAME_PLATES_FROM) return;
  context.fillStyle = colourOf('--color-action');
  for (const place of path) square(picture, place, Math.max(4, HALF_TILE * camera.scale));
}

function link(picture: Picture, upline: number, place: number): void {
  picture.context.moveTo(xOf(picture, upline), yOf(picture, upline));
  picture.context.lineTo(xOf(picture, place), yOf(picture, place));
}

/** Paints colour by colour. A tile that stands for several is as large as these together. */
function paintTiles(picture: Picture): void {
  const { context, camera, hues, found, count, stride, colourOf } = picture;
  const half = Math.max(SMALLEST_TILE, HALF_TILE * camera.scale * Math.sqrt(stride));
  for (let hue = 1; hue <= HUES; hue += 1) {
    context.fillStyle = colourOf(tokenOf(hue));
    for (let index = 0; index < count; index += 1) {
      if (hues[found[index] as number] === hue) square(picture, found[index] as number, half);
    }
  }
  context.fillStyle = colourOf(tokenOf(0));
  square(picture, 0, Math.max(5, HALF_TILE * camera.scale));
}

const square = (picture: Picture, place: number, half: number): void =>
  picture.context.fillRect(xOf(picture, place) - half, yOf(picture, place) - half, half * 2, half * 2);
