/**
 * With so many segments, a curve over ten powers of ten, drawn 1,000 pixels high, is at most a hundredth of a pixel
 * off.
 */
const SEGMENTS = 512;

/**
 * Approximates a costly function by straight lines between evenly spaced samples.
 *
 * @param of defined from `lowest` to `highest`, which differ
 */
export function sampled(
  lowest: number,
  highest: number,
  of: (place: number) => number,
): (place: number) => number {
  const step = (highest - lowest) / SEGMENTS;
  const samples = Float64Array.from({ length: SEGMENTS + 1 }, (_, segment) => of(lowest + segment * step));
  return (place) => {
    const at = (place - lowest) / step;
    const segment = Math.min(SEGMENTS - 1, Math.max(0, Math.floor(at)));
    const [from = 0, to = 0] = [samples[segment], samples[segment + 1]];
    return from + (at - segment) * (to - from);
  };
}
