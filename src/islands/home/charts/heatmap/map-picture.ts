import { readColours, watchTheme } from '#ui/canvas/canvas-theme.ts';
import type { MapTile } from './lay-map.ts';
import { createMapPainter, type PaintMap } from './paint-map.ts';
import type { Size } from './treemap.ts';

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
