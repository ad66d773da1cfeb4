import { MINUTE, SECOND } from '../src/domain/time.ts';

const FIRST = SECOND;
const LONGEST = 5 * MINUTE;

/**
 * How long to wait before trying once more, in milliseconds: doubling from a second to five minutes, less up to half
 * of it by chance, so that two settlers that failed together do not come back together.
 *
 * @param failures so far, at least one
 */
export function backOff(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 20));
  return Math.round(full * (1 - random() / 2));
}
