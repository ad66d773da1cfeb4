import { partnerText } from '#islands/programme/partners/text.ts';
import { NAME_PLATES_FROM, paintNamePlates } from './name-plates.ts';
import { HUES, isOnCanvas, type Picture, tokenOf, xOf, yOf } from './picture.ts';

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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const HEIGHT = 20;
const AWAY = 7;
const PADDING = 5;
/** The most labels. */
const MOST = 14;
/** How many of the largest branches to try. */
const TRIED = 60;

/** Names of the largest branches at their tiles, without overlaps, as on a map of a country. */
function paintLabels(picture: Picture): void {
  const { context, tree, large, path, hovered, fontFamily } = picture;
  context.font = `600 13px ${fontFamily}`;
  context.textBaseline = 'middle';
  const inSight = large.filter((place) => isOnCanvas(picture, place));
  const bySize = inSight.sort((left, right) => (tree.below[right] as number) - (tree.below[left] as number));
  const wanted = [hovered, path.at(-1), 0, ...bySize.slice(0, TRIED)].filter(
    (place): place is number => typeof place === 'number' && isOnCanvas(picture, place),
  );
  const boxes: Box[] = [];
  for (const place of new Set(wanted)) {
    if (boxes.length < MOST) paintLabel(picture, place, boxes);
  }
}

function paintLabel(picture: Picture, place: number, boxes: Box[]): void {
  const { context, tree, downline, size, path, hovered, colourOf } = picture;
  const name = place === 0 ? partnerText.you : (downline.usernames[place] ?? '');
  const text = partnerText.onMap(name, tree.below[place] ?? 0, downline.isSample[place] === 1);
  const width = context.measureText(text).width + PADDING * 2;
  const tileY = yOf(picture, place);
  const y = tileY + AWAY + HEIGHT > size.height ? tileY - AWAY - HEIGHT : tileY + AWAY;
  const x = Math.min(Math.max(2, xOf(picture, place) - width / 2), size.width - width - 2);
  const isTaken = boxes.some(
    (box) => Math.abs(box.y - y) < HEIGHT + 2 && x < box.x + box.width + 2 && box.x < x + width + 2,
  );
  if (isTaken) return;
  boxes.push({ x, y, width });
  const isMarked = place === 0 || place === path.at(-1) || place === hovered;
  context.fillStyle = colourOf(isMarked ? '--color-action' : '--color-surface');
  context.fillRect(x, y, width, HEIGHT);
  context.strokeStyle = colourOf('--color-line-strong');
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, width - 1, HEIGHT - 1);
  context.fillStyle = colourOf(isMarked ? '--color-on-action' : '--color-text');
  context.fillText(text, x + PADDING, y + HEIGHT / 2 + 0.5);
}

/** Thinner rings get no number, in pixels. */
const NUMBERED_FROM = 16;
/** A circle as large as this looks straight. */
const LARGEST = 30_000;
const ROUND = Math.PI * 2;

/** The background of each generation, in two alternating colours. */
function paintRings({ context, tree, camera, size, colourOf }: Picture): void {
  const { rings } = tree;
  const x = size.width / 2 - camera.x * camera.scale;
  const y = size.height / 2 - camera.y * camera.scale;
  const furthest = Math.hypot(
    Math.abs(x - size.width / 2) + size.width / 2,
    Math.abs(y - size.height / 2) + size.height / 2,
  );
  context.strokeStyle = colourOf('--color-line');
  context.lineWidth = 1;
  // From the outside in: each ring is painted over the larger one.
  for (let generation = rings.length - 2; generation >= 0; generation -= 1) {
    const inner = (rings[generation] as number) * camera.scale;
    const outer = (rings[generation + 1] as number) * camera.scale;
    if (inner > furthest) continue;
    context.fillStyle = colourOf(generation % 2 === 0 ? '--color-sunken' : '--color-surface');
    if (outer > Math.min(furthest, LARGEST)) {
      context.fillRect(0, 0, size.width, size.height);
      continue;
    }
    context.beginPath();
    context.arc(x, y, outer, 0, ROUND);
    context.fill();
    context.stroke();
  }
}

/** Where the vertical through the member crosses the rings, above, within the view. */
function paintRingNumbers({ context, tree, camera, size, colourOf, fontFamily }: Picture): void {
  const { rings } = tree;
  const x = size.width / 2 - camera.x * camera.scale;
  const y = size.height / 2 - camera.y * camera.scale;
  context.font = `600 12px ${fontFamily}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = colourOf('--color-surface');
  context.fillStyle = colourOf('--color-text');
  for (let generation = 1; generation < rings.length - 1; generation += 1) {
    const inner = (rings[generation] as number) * camera.scale;
    const outer = (rings[generation + 1] as number) * camera.scale;
    const middle = y - (inner + Math.min(outer, inner + NUMBERED_FROM * 2)) / 2;
    if (outer - inner < NUMBERED_FROM || middle < 0 || middle > size.height) continue;
    const text = partnerText.ring(generation);
    context.strokeText(text, x, middle);
    context.fillText(text, x, middle);
  }
  context.textAlign = 'start';
}
