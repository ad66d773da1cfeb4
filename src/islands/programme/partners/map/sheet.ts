import { type ColourOf, readColours } from '#ui/canvas/canvas-theme.ts';
import type { Size } from './viewport.ts';

/** What a sheet is drawn with; its lengths are pixels of the page, however many the canvas has for each. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly colourOf: ColourOf;
  readonly fontFamily: string;
}

/** A canvas that fills its place and is drawn anew before the next paint, however often that is asked for. */
export interface Sheet {
  redraw(): void;
  /** Has the size told before the next frame, and from then on whenever it is another. */
  measure(): void;
  recolour(): void;
  close(): void;
}

/** @param onSize is told before the sheet is drawn in another size */
export function openSheet(
  place: HTMLElement,
  paint: (brush: Brush, now: number) => void,
  onSize: (size: Size) => void,
): Sheet {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const { fontFamily } = getComputedStyle(place);
  let colourOf = readColours(place);
  let frame = 0;
  let ratio = 1;

  function redraw(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }
  function draw(now: number): void {
    frame = 0;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint({ context, colourOf, fontFamily }, now);
  }

  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    ratio = canvas.width / width;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    onSize({ width, height });
    // What was drawn is gone with the old size: before the next paint there has to be something.
    cancelAnimationFrame(frame);
    draw(performance.now());
  });

  return {
    redraw,
    measure: () => sizes.observe(place),
    recolour() {
      colourOf = readColours(place);
      redraw();
    },
    close() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      canvas.remove();
    },
  };
}
