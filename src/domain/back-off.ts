/** In milliseconds. */
interface Bounds {
  readonly first: number;
  readonly longest: number;
}

/**
 * How long to wait before the next attempt: twice as long each time, less up to half of it by chance, so that those who
 * failed together do not come back together.
 *
 * @param failures in a row, at least one
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function backOffWithin({ first, longest }: Bounds, failures: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(full * (1 - random() / 2));
}
