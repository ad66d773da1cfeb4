import { pathTo } from '#domain/partners/branches.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { PartnerTree } from '#islands/programme/partners/model.ts';
import { closeView, type Point, wholeView, zoomedAt } from './camera.ts';
import { listenToGestures } from './gestures.ts';
import { canBeRead, partnerAt } from './hit-test.ts';
import { paint } from './paint.ts';
import { huesOf } from './picture.ts';
import { type Brush, openSheet } from './sheet.ts';
import { createView } from './view.ts';
import { findLarge, findVisible, type Tree } from './visible.ts';

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
