import { partnerText } from '#islands/programme/partners/text.ts';
import type { Picture } from './picture.ts';

/** Thinner rings get no number, in pixels. */
const NUMBERED_FROM = 16;
/** A circle as large as this looks straight. */
const LARGEST = 30_000;
const ROUND = Math.PI * 2;

/** The background of each line, in two alternating colours. */
export function paintRings({ context, tree, camera, size, colourOf }: Picture): void {
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
  for (let line = rings.length - 2; line >= 0; line -= 1) {
    const inner = (rings[line] as number) * camera.scale;
    const outer = (rings[line + 1] as number) * camera.scale;
    if (inner > furthest) continue;
    context.fillStyle = colourOf(line % 2 === 0 ? '--color-sunken' : '--color-surface');
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
export function paintRingNumbers({ context, tree, camera, size, colourOf, fontFamily }: Picture): void {
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
  for (let line = 1; line < rings.length - 1; line += 1) {
    const inner = (rings[line] as number) * camera.scale;
    const outer = (rings[line + 1] as number) * camera.scale;
    const middle = y - (inner + Math.min(outer, inner + NUMBERED_FROM * 2)) / 2;
    if (outer - inner < NUMBERED_FROM || middle < 0 || middle > size.height) continue;
    const text = partnerText.ring(line);
    context.strokeText(text, x, middle);
    context.fillText(text, x, middle);
  }
  context.textAlign = 'start';
}
