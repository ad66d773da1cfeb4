import type { Downline } from '#domain/partners/partners.ts';
import { type ColourOf, readColours, watchTheme } from '#ui/canvas/canvas-theme.ts';
import type { PartnerTree } from './model.ts';
import {
  type Arc,
  arcAt,
  arcOf,
  arcsIn,
  between,
  hueOf,
  ringsIn,
  type Tree,
  type View,
  viewOf,
} from './sunburst.ts';
import { partnerText } from './text.ts';

/** A sunburst on a canvas. */
export interface SunburstCanvas {
  /** Shows a downline, a branch of it in the middle, and marks a partner. A branch in another place is gone into by a movement. */
  show(found: PartnerTree, centre: number, chosen: number): void;
  close(): void;
}

/** What people do with it. */
export interface SunburstPresses {
  readonly onPress: (place: number) => void;
  readonly onBack: () => void;
  /** How many rings the picture has room for. */
  readonly onRings: (most: number) => void;
}

const ZOOM_MS = 450;
/** The narrowest arc drawn, in pixels, and the narrowest with joints: at rest, and in movement, where none is seen. */
const AT_REST = { least: 0.5, jointed: 4 };
const MOVING = { least: 2, jointed: 12 };
/** So few partners are all named, beside their arcs where these have no room. */
const FEW = 40;
const TEXT = 12;
/** The least room at each end of a name in its arc. */
const EDGE = 2;
/** The room beside the picture for names of the outermost ring. */
const BESIDE = 76;

export function openSunburst(
  place: HTMLElement,
  { onPress, onBack, onRings }: SunburstPresses,
): SunburstCanvas {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const { fontFamily } = getComputedStyle(place);
  let colourOf = readColours(place);
  let size = { width: 0, height: 0 };
  let shown: {
    readonly found: PartnerTree;
    readonly hues: Uint8Array;
    readonly centre: number;
    readonly chosen: number;
  } | null = null;
  let view: View | null = null;
  let flight: { readonly from: View; readonly to: View; readonly start: number } | null = null;
  let arcs: readonly Arc[] = [];
  let hovered: Arc | 'middle' | null = null;
  let frame = 0;
  /** The arcs alone, as they were last painted at rest. */
  const still = document.createElement('canvas');
  let isStale = true;

  function redraw(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    frame = 0;
    if (!shown || !view || size.width === 0) return;
    if (flight) {
      const progress = Math.min(1, Math.max(0, now - flight.start) / ZOOM_MS);
      view = between(flight.from, flight.to, progress * progress * (3 - 2 * progress));
      if (progress === 1) flight = null;
      else redraw();
    }
    const { downline, tree } = shown.found;
    const isFew = (tree.below[0] as number) < FEW;
    const radius = Math.max(
      40,
      Math.min(size.width, size.height) / 2 - (isFew ? Math.min(BESIDE, size.width / 6) : 4),
    );
    const picture = { context, colourOf, fontFamily, tree, downline, hues: shown.hues };
    const ratio = canvas.width / size.width;
    if (isStale || flight) {
      const { least, jointed } = flight ? MOVING : AT_REST;
      arcs = arcsIn(tree, view, radius, least);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.fillStyle = colourOf('--color-surface');
      context.fillRect(0, 0, size.width, size.height);
      context.translate(size.width / 2, size.height / 2);
      paintArcs(picture, arcs, jointed);
      // What the pointer changes is painted over it.
      if (!flight) {
        [still.width, still.height] = [canvas.width, canvas.height];
        still.getContext('2d')?.drawImage(canvas, 0, 0);
      }
      isStale = flight !== null;
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(still, 0, 0);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.translate(size.width / 2, size.height / 2);
    }
    if (hovered && hovered !== 'middle') outline(picture, hovered, 2);
    const chosen = arcOf(tree, view, radius, shown.chosen);
    if (chosen) outline(picture, chosen, 3);
    paintNames(picture, arcs, isFew);
    paintMiddle(
      picture,
      arcs[0]?.inner ?? radius / 2,
      hovered && hovered !== 'middle' ? hovered.place : shown.centre,
    );
  }

  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    size = { width, height };
    onRings(ringsIn(width));
    if (shown) [view, flight] = [viewOf(shown.found.tree, shown.centre, ringsIn(width)), null];
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    // The drawing is lost with the old size: draw before the next paint.
    isStale = true;
    cancelAnimationFrame(frame);
    draw(performance.now());
  });
  sizes.observe(place);

  const stopWatching = watchTheme(() => {
    colourOf = readColours(place);
    isStale = true;
    redraw();
  });
  const listening = new AbortController();
  const found = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = canvas.getBoundingClientRect();
    return arcAt(arcs, clientX - left - size.width / 2, clientY - top - size.height / 2);
  };
  const hover = (arc: typeof hovered) => {
    if (arc === hovered) return;
    hovered = arc;
    canvas.style.cursor = arc ? 'pointer' : '';
    redraw();
  };
  const { signal } = listening;
  canvas.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && hover(found(event)), {
    signal,
  });
  canvas.addEventListener('pointerleave', () => hover(null), { signal });
  canvas.addEventListener(
    'click',
    (event) => {
      const arc = found(event);
      hover(null);
      if (arc === 'middle') onBack();
      else if (arc) onPress(arc.place);
    },
    { signal },
  );

  return {
    show(presentFound, centre, chosen) {
      const isOther = shown?.found !== presentFound;
      const target = viewOf(presentFound.tree, centre, ringsIn(size.width));
      const isStill = isOther || !view || matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isStill || !view) [view, flight] = [target, null];
      else if (shown?.centre !== centre) flight = { from: view, to: target, start: performance.now() };
      hovered = null;
      isStale = true;
      const hues = isOther ? huesOf(presentFound.tree, presentFound.downline) : (shown?.hues as Uint8Array);
      shown = { found: presentFound, hues, centre, chosen };
      redraw();
    },
    close() {
      cancelAnimationFrame(frame);
      listening.abort();
      sizes.disconnect();
      stopWatching();
      canvas.remove();
    },
  };
}

function huesOf(tree: Tree, { uplines }: Downline): Uint8Array {
  const hues = new Uint8Array(uplines.length);
  for (let place = 1; place < uplines.length; place += 1) {
    const upline = uplines[place] as number;
    hues[place] = upline === 0 ? hueOf(tree, place) : (hues[upline] as number);
  }
  return hues;
}

interface Picture {
  readonly context: CanvasRenderingContext2D;
  readonly colourOf: ColourOf;
  readonly fontFamily: string;
  readonly tree: Tree;
  readonly downline: Downline;
  readonly hues: Uint8Array;
}

/** Narrower arcs are drawn as quadrangles. */
const STRAIGHT = 0.05;

function trace(context: CanvasRenderingContext2D, { start, end, inner, outer }: Arc): void {
  const [from, to] = [start - Math.PI / 2, end - Math.PI / 2];
  if (end - start < STRAIGHT) {
    context.moveTo(Math.cos(from) * inner, Math.sin(from) * inner);
    context.lineTo(Math.cos(from) * outer, Math.sin(from) * outer);
    context.lineTo(Math.cos(to) * outer, Math.sin(to) * outer);
    context.lineTo(Math.cos(to) * inner, Math.sin(to) * inner);
  } else {
    context.moveTo(Math.cos(from) * inner, Math.sin(from) * inner);
    context.arc(0, 0, outer, from, to);
    context.arc(0, 0, inner, to, from, true);
  }
  context.closePath();
}

/** Paints colour by colour: a path for each is faster than one for each arc. */
function paintArcs({ context, colourOf, tree, hues }: Picture, arcs: readonly Arc[], jointed: number): void {
  const groups = new Map<string, Arc[]>();
  for (const arc of arcs) {
    const shade = (tree.generation[arc.place] as number) % 2;
    const token = arc.isRest ? '--color-line-strong' : `--branch-${hues[arc.place]}-${shade}`;
    const group = groups.get(token);
    if (group) group.push(arc);
    else groups.set(token, [arc]);
  }
  for (const [token, group] of groups) {
    context.fillStyle = colourOf(token);
    context.beginPath();
    for (const arc of group) trace(context, arc);
    context.fill();
  }
  // A joint between the tiles, where these are wide enough for one.
  context.strokeStyle = colourOf('--color-surface');
  context.lineWidth = 1;
  context.beginPath();
  for (const arc of arcs) if ((arc.end - arc.start) * arc.outer > jointed) trace(context, arc);
  context.stroke();
}

/** Visible on any hue: light within dark, or dark within light. */
function outline({ context, colourOf }: Picture, arc: Arc, width: number): void {
  for (const [token, lineWidth] of [
    ['--color-surface', width + 3],
    ['--color-text', width],
  ] as const) {
    context.strokeStyle = colourOf(token);
    context.lineWidth = lineWidth;
    context.lineJoin = 'round';
    context.beginPath();
    trace(context, arc);
    context.stroke();
  }
}

/** A name along or across its arc, where it has room; of few partners, also beside it. */
function paintNames(
  { context, colourOf, fontFamily, downline, tree, hues }: Picture,
  arcs: readonly Arc[],
  isFew: boolean,
): void {
  context.font = `500 ${TEXT}px ${fontFamily}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  for (const { place, isRest, start, end, inner, outer } of arcs) {
    const [middle, depth] = [(inner + outer) / 2, outer - inner];
    const across = (end - start) * middle;
    if (isRest || across < TEXT || depth < TEXT + 3) continue;
    const name = downline.usernames[place] ?? '';
    const length = context.measureText(name).width;
    const width = length + 2 * EDGE;
    const angle = (start + end) / 2;
    const chord = 2 * inner * Math.sin(Math.min(Math.PI, end - start) / 2);
    const isAlong = chord >= width && depth >= TEXT + 3 + width ** 2 / (8 * middle);
    const isAcross = depth >= width;
    // Where an arc is longest.
    const rim = Math.max(middle, outer - 0.8 * TEXT);
    const isCurved = !isAlong && !isAcross && (end - start) * rim >= width;
    const isBeside = isFew && !isAlong && !isAcross && !isCurved && tree.invited[place] === 0;
    if (!isAlong && !isAcross && !isCurved && !isBeside) continue;
    const isLower = angle > Math.PI / 2 && angle < (3 * Math.PI) / 2;
    context.fillStyle = colourOf(isBeside ? '--color-text' : `--branch-${hues[place]}-text`);
    if (isCurved) {
      curve(context, name, rim, angle, isLower);
      continue;
    }
    context.save();
    context.rotate(angle);
    context.translate(0, isBeside ? -outer - length / 2 - 2 : -middle);
    if (isAlong) context.rotate(isLower ? Math.PI : 0);
    else context.rotate(angle < Math.PI ? -Math.PI / 2 : Math.PI / 2);
    context.fillText(name, 0, 0.5);
    context.restore();
  }
}

/** Writes letter by letter along a wide arc, whose ends a straight name would leave. */
function curve(
  context: CanvasRenderingContext2D,
  name: string,
  radius: number,
  angle: number,
  isLower: boolean,
): void {
  const sense = isLower ? -1 : 1;
  let along = -context.measureText(name).width / 2;
  for (const letter of name) {
    const { width } = context.measureText(letter);
    context.save();
    context.rotate(angle + (sense * (along + width / 2)) / radius);
    context.translate(0, -radius);
    context.rotate(isLower ? Math.PI : 0);
    context.fillText(letter, 0, 0.5);
    context.restore();
    along += width;
  }
}

/** Who is in the middle, or under the pointer, and how many came through them. */
function paintMiddle(
  { context, colourOf, fontFamily, downline, tree }: Picture,
  radius: number,
  place: number,
): void {
  const room = 2 * radius * 0.86;
  const name = place === 0 ? partnerText.you : (downline.usernames[place] ?? '');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colourOf('--color-text');
  context.font = `600 ${Math.min(16, Math.max(12, radius / 4))}px ${fontFamily}`;
  context.fillText(name, 0, radius < 24 ? 0 : -8, room);
  if (radius < 24) return;
  context.fillStyle = colourOf('--color-muted');
  context.font = `${TEXT}px ${fontFamily}`;
  context.fillText(partnerText.partners(tree.below[place] as number), 0, 11, room);
}
