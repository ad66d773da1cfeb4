/** In milliseconds. */
interface Bounds {
  readonly first: number;
  readonly longest: number;
}

/**
 * Exponential back-off: the delay doubles with each failure, less up to half of it at random, so that clients that
 * failed together do not retry together.
 *
 * @param failures in a row, at least one
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function backOffWithin({ first, longest }: Bounds, failures: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(full * (1 - random() / 2));
}
