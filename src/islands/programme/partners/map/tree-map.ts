import { pathTo } from '#domain/partners/branches.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { PartnerTree } from '#islands/programme/partners/model.ts';
import { closeView, flight, heldWithin, type Point, pointOnMap, wholeView, zoomedAt } from './camera.ts';
import { listenToGestures } from './gestures.ts';
import { paint } from './paint.ts';
import { huesOf } from './picture.ts';
import { type Brush, openSheet } from './sheet.ts';
import type { Camera, Size } from './viewport.ts';
import { findLarge, findVisible, placeAt, type Tree } from './visible.ts';

/** The map of a downline on a canvas. */
export interface TreeMap {
  /** Sets another downline, or an updated one; the view stays where it is. */
  show(found: PartnerTree): void;
  /** Marks a partner and the path to the member, and moves there if it is out of view. */
  choose(username: string): void;
  chooseMiddle(): void;
  /** In fractions of the view. */
  move(right: number, down: number): void;
  zoom(factor: number): void;
  showAll(): void;
  recolour(): void;
  close(): void;
}

/** The most tiles per frame. */
const MOST_TILES = 4000;
/**
 * Branches that are drawn and named from afar: their least width in pixels at the rim of the map, and their number.
 */
const LARGE = { least: 7, most: 800 };

interface Shown {
  readonly downline: Downline;
  readonly tree: Tree;
  readonly hues: Uint8Array;
  readonly found: Int32Array;
}

/** @param onChoose called with the username of a pressed tile */
export function openTreeMap(place: HTMLElement, onChoose: (username: string) => void): TreeMap {
  const sheet = openSheet(place, draw, (size) => shown && view.setStage(shown.tree, size));
  const view = createView(sheet.redraw);
  let shown: Shown | null = null;
  let chosenName = '';
  /** Chosen on the map, so it is in view. */
  let pressedName = '';
  let path: readonly number[] = [];
  let large: readonly number[] = [];
  let hovered: number | null = null;

  function draw(brush: Brush, now: number): void {
    const isFlying = view.advance(now);
    const [camera, size] = [view.camera(), view.size()];
    if (shown === null || size.width === 0) return;
    const { count, stride } = findVisible(shown.tree, camera, size, MOST_TILES, shown.found);
    large = findLarge(shown.tree, camera, LARGE.least, LARGE.most);
    paint({ ...brush, ...shown, camera, size, count, stride, large, path, hovered });
    if (isFlying) sheet.redraw();
  }

  function press(at: Point): void {
    const found = shown && partnerAt(shown.tree, view, at, large);
    if (shown === null || found === null) return;
    pressedName = shown.downline.usernames[found] ?? '';
    onChoose(pressedName);
  }

  function markChosen(): number {
    const found = shown?.downline.usernames.indexOf(chosenName) ?? -1;
    path = shown && found >= 0 ? pathTo(shown.downline.uplines, found) : [];
    sheet.redraw();
    return found;
  }

  const stopListening = listenToGestures(place, {
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
      const found = at && shown && partnerAt(shown.tree, view, at, large);
      if (found === hovered) return;
      hovered = found;
      sheet.redraw();
    },
  });

  return {
    show({ downline, tree }) {
      view.land();
      const hues = huesOf(downline.uplines);
      shown = { downline, tree, hues, found: new Int32Array(downline.usernames.length) };
      hovered = null;
      view.setStage(tree, view.size());
      markChosen();
      sheet.measure();
    },
    choose(username) {
      chosenName = username;
      const found = markChosen();
      const wasPressed = username === pressedName;
      pressedName = '';
      if (shown === null || found < 0 || wasPressed || canBeRead(shown.tree, view, found)) return;
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
    recolour: sheet.recolour,
    close() {
      stopListening();
      sheet.close();
    },
  };
}

/** How near the pointer must be to a tile, and to one of a large branch, in pixels. */
const NEAR = 10;
const NEAR_LARGE = 14;
/** The scale from which a tile is readable, in pixels per unit. */
const READABLE = 30;

/**
 * The partner at a point of the window, or null. Where tiles are too small to aim at, it prefers one with a large
 * branch.
 *
 * @param large partners with the largest branches
 */
function partnerAt(tree: Tree, view: View, at: Point, large: readonly number[]): number | null {
  const { x, y } = tree;
  const { scale } = view.camera();
  const point = pointOnMap(view.camera(), view.size(), at);
  const isNear = (place: number) =>
    Math.hypot((x[place] as number) - point.x, (y[place] as number) - point.y) * scale <= NEAR_LARGE;
  const nearLarge = scale < NEAR ? large.find(isNear) : undefined;
  return nearLarge ?? placeAt(tree, point, NEAR / scale);
}

/** Whether a partner's tile is in view and large enough for a name. */
function canBeRead({ x, y }: Tree, view: View, place: number): boolean {
  const [camera, { width, height }] = [view.camera(), view.size()];
  const dx = Math.abs((x[place] as number) - camera.x) * camera.scale;
  const dy = Math.abs((y[place] as number) - camera.y) * camera.scale;
  return camera.scale >= READABLE && dx < width / 2 && dy < height / 2;
}

/** The view of the map: at rest, moved by gestures, or in flight. */
interface View {
  readonly camera: () => Camera;
  readonly size: () => Size;
  /** Sets another map or window size. A view of the whole map stays so; other views keep their position. */
  setStage(tree: Tree, size: Size): void;
  /** Moves at once, within the map's bounds. */
  look(wanted: Camera): void;
  /** Flies to a view; under reduced motion it moves at once. */
  goTo(wanted: Camera): void;
  /** Stops a flight where it is. */
  land(): void;
  /** Advances a flight. @returns whether it continues */
  advance(now: number): boolean;
}

const FLIGHT_MS = 600;

/** @param onMove called when a frame must be drawn */
function createView(onMove: () => void): View {
  let tree: Tree | null = null;
  let size: Size = { width: 0, height: 0 };
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let isWhole = true;
  let fly: ((now: number) => void) | null = null;

  function look(wanted: Camera): void {
    if (tree === null || size.width === 0) return;
    camera = heldWithin(tree, size, wanted);
    isWhole = camera.scale <= wholeView(tree, size).scale;
    onMove();
  }

  function flyTo(target: Camera): void {
    const path = flight(camera, target, size);
    const start = performance.now();
    fly = (now) => {
      const progress = Math.min(1, Math.max(0, now - start) / FLIGHT_MS);
      if (progress === 1) fly = null;
      look(progress === 1 ? target : path(progress * progress * (3 - 2 * progress)));
    };
    onMove();
  }

  return {
    camera: () => camera,
    size: () => size,
    setStage(presentTree, presentSize) {
      tree = presentTree;
      size = presentSize;
      look(isWhole && size.width > 0 ? wholeView(tree, size) : camera);
    },
    look,
    goTo(wanted) {
      if (tree === null || size.width === 0) return;
      const target = heldWithin(tree, size, wanted);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) look(target);
      else flyTo(target);
    },
    land() {
      fly = null;
    },
    advance(now) {
      fly?.(now);
      return fly !== null;
    },
  };
}
