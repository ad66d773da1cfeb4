import { partnerText } from '#islands/programme/partners/text.ts';
import { isOnCanvas, type Picture, xOf, yOf } from './picture.ts';

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
export function paintLabels(picture: Picture): void {
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
