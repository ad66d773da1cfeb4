/** Of these a curve over ten powers of ten, drawn a thousand pixels high, is nowhere more than a hundredth of one off. */
const PIECES = 512;

/**
 * A costly function as pieces of straight lines between places that are evenly spread, each of them asked for once.
 *
 * @param of answers anywhere from `lowest` to `highest`, which differ
 */
export function sampled(
  lowest: number,
  highest: number,
  of: (place: number) => number,
): (place: number) => number {
  const step = (highest - lowest) / PIECES;
  const samples = Float64Array.from({ length: PIECES + 1 }, (_, piece) => of(lowest + piece * step));
  return (place) => {
    const at = (place - lowest) / step;
    const piece = Math.min(PIECES - 1, Math.max(0, Math.floor(at)));
    const [from = 0, to = 0] = [samples[piece], samples[piece + 1]];
    return from + (at - piece) * (to - from);
  };
}
