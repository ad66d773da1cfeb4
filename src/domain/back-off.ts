/**
 * How long to wait before the next attempt: twice as long each time, of which half is left to chance, so that those who
 * lost a server together do not come back together.
 *
 * @param failures in a row, at least one
 * @param first milliseconds at most after the first of them
 * @param longest milliseconds at most after any
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function backOff(failures: number, first: number, longest: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
}
