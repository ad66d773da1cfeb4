import { type ColourOf, readColours } from '#ui/canvas/canvas-theme.ts';
import type { Size } from './viewport.ts';

/** A drawing context. Lengths are CSS pixels, whatever the canvas's resolution. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly colourOf: ColourOf;
  readonly fontFamily: string;
}

/** A canvas that fills its container and is redrawn before the next paint, once per frame at most. */
export interface Sheet {
  redraw(): void;
  /** Reports the size before the next frame, and whenever it changes. */
  measure(): void;
  recolour(): void;
  close(): void;
}

/** @param onSize called before a redraw in another size */
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
    // The drawing is lost with the old size: redraw before the next paint.
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
