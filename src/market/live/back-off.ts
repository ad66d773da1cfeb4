import { MINUTE, SECOND } from '../../domain/time.ts';

const SHORTEST = 2 * SECOND;
const LONGEST = 2 * MINUTE;

/**
 * How long to wait before the next attempt: twice as long each time, of which half is left to chance, so that browsers which
 * lost a server together do not come back together.
 *
 * @param failures in a row, at least one
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function backOff(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST, SHORTEST * 2 ** (failures - 1));
  return longest / 2 + (longest / 2) * random();
}
