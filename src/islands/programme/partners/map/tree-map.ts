import type { Downline } from '../../../../domain/partners.ts';
import { pathTo } from '../../../../domain/partners/branches.ts';
import {
  closeView,
  type Point,
  pointOnMap,
  wholeView,
  zoomedAt,
} from '../../../../domain/partners/camera.ts';
import { findLarge, findVisible, placeAt, type Tree } from '../../../../domain/partners/visible.ts';
import type { PartnerTree } from '../../../../stores/partners/partners.ts';
import { type ColourOf, readColours } from '../../../ui/canvas-theme.ts';
import { listenToHands } from './gestures.ts';
import { paint } from './paint.ts';
import { huesOf } from './picture.ts';
import { createView } from './view.ts';

/** The map of a downline on a canvas. */
export interface TreeMap {
  /** Another downline, or the same with changes; whoever looks at it stays where they look. */
  show(found: PartnerTree): void;
  /** Marks a partner and the path to the member, and goes there if that is not to be seen already. */
  choose(username: string): void;
  chooseMiddle(): void;
  /** By parts of what is in sight. */
  move(right: number, down: number): void;
  zoom(factor: number): void;
  showAll(): void;
  recolour(): void;
  close(): void;
}

/** Tiles that a frame draws at the most. */
const MOST_TILES = 4000;
/** Branches that are drawn and named from afar: how many pixels wide at the rim of the map, and how many at the most. */
const LARGE = { least: 7, most: 800 };
/** How near the pointer has to come to a tile, and to that of a large branch, in pixels. */
const NEAR = 10;
const NEAR_LARGE = 14;
/** Of a tile that can be read, in pixels for a unit. */
const READABLE = 30;

interface Shown {
  readonly downline: Downline;
  readonly tree: Tree;
  readonly hues: Uint8Array;
  readonly found: Int32Array;
}

/** @param onChoose is told the username of whoever is pressed */
export function openTreeMap(place: HTMLElement, onChoose: (username: string) => void): TreeMap {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const { fontFamily } = getComputedStyle(place);
  const view = createView(redraw);
  let colourOf: ColourOf = readColours(place);
  let shown: Shown | null = null;
  let chosenName = '';
  /** Chosen here, where it is seen already. */
  let pressedName = '';
  let path: readonly number[] = [];
  let large: readonly number[] = [];
  let hovered: number | null = null;
  let frame = 0;

  function redraw(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }
  function draw(now: number): void {
    frame = 0;
    const isFlying = view.advance(now);
    const [camera, size] = [view.camera(), view.size()];
    if (shown === null || size.width === 0) return;
    const { count, stride } = findVisible(shown.tree, camera, size, MOST_TILES, shown.found);
    large = findLarge(shown.tree, camera, LARGE.least, LARGE.most);
    const ratio = canvas.width / size.width;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint({ context, ...shown, camera, size, colourOf, fontFamily, count, stride, large, path, hovered });
    if (isFlying) redraw();
  }

  /** Of tiles too small to be aimed at, that of a large branch is meant. */
  function partnerAt(at: Point): number | null {
    if (shown === null) return null;
    const { x, y } = shown.tree;
    const camera = view.camera();
    const point = pointOnMap(camera, view.size(), at);
    const nearLarge = large.find(
      (each) =>
        Math.hypot((x[each] as number) - point.x, (y[each] as number) - point.y) * camera.scale <= NEAR_LARGE,
    );
    return nearLarge !== undefined && camera.scale < NEAR
      ? nearLarge
      : placeAt(shown.tree, point, NEAR / camera.scale);
  }
  function press(at: Point): void {
    const found = partnerAt(at);
    if (shown === null || found === null) return;
    pressedName = shown.downline.usernames[found] ?? '';
    onChoose(pressedName);
  }

  function markChosen(): number {
    const found = shown?.downline.usernames.indexOf(chosenName) ?? -1;
    path = shown && found >= 0 ? pathTo(shown.downline.uplines, found) : [];
    redraw();
    return found;
  }
  function canBeRead({ x, y }: Tree, found: number): boolean {
    const [camera, { width, height }] = [view.camera(), view.size()];
    const dx = Math.abs((x[found] as number) - camera.x) * camera.scale;
    const dy = Math.abs((y[found] as number) - camera.y) * camera.scale;
    return camera.scale >= READABLE && dx < width / 2 && dy < height / 2;
  }

  const stopListening = listenToHands(place, {
    pan(dx, dy) {
      view.land();
      const { x, y, scale } = view.camera();
      view.look({ x: x - dx / scale, y: y - dy / scale, scale });
    },
    zoomAt(at, factor) {
      view.land();
      const before = view.camera();
      view.look(zoomedAt(before, view.size(), at, factor));
      return view.camera().scale !== before.scale;
    },
    zoomTo: (at, factor) => view.goTo(zoomedAt(view.camera(), view.size(), at, factor)),
    press,
    hover(at) {
      const found = at && partnerAt(at);
      if (found === hovered) return;
      hovered = found;
      redraw();
    },
  });

  const sizes = new ResizeObserver(([entry]) => {
    if (!entry || shown === null) return;
    const { width, height } = entry.contentRect;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    view.setStage(shown.tree, { width, height });
    // What was drawn is gone with the old size: before the next paint there has to be something.
    cancelAnimationFrame(frame);
    draw(performance.now());
  });

  return {
    show({ downline, tree }) {
      view.land();
      const hues = huesOf(downline.uplines);
      shown = { downline, tree, hues, found: new Int32Array(downline.usernames.length) };
      hovered = null;
      view.setStage(tree, view.size());
      markChosen();
      // Tells the size as it is, before the next frame.
      sizes.observe(place);
    },
    choose(username) {
      chosenName = username;
      const found = markChosen();
      const wasPressed = username === pressedName;
      pressedName = '';
      if (shown === null || found < 0 || wasPressed || canBeRead(shown.tree, found)) return;
      view.goTo(closeView(shown.tree, found));
    },
    chooseMiddle() {
      const { width, height } = view.size();
      press({ x: width / 2, y: height / 2 });
    },
    move(right, down) {
      const { x, y, scale } = view.camera();
      const { width, height } = view.size();
      view.goTo({ x: x + (right * width) / scale, y: y + (down * height) / scale, scale });
    },
    zoom(factor) {
      const camera = view.camera();
      view.goTo({ ...camera, scale: camera.scale * factor });
    },
    showAll: () => shown && view.goTo(wholeView(shown.tree, view.size())),
    recolour() {
      colourOf = readColours(place);
      redraw();
    },
    close() {
      cancelAnimationFrame(frame);
      stopListening();
      sizes.disconnect();
      canvas.remove();
    },
  };
}
