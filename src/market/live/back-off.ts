import { backOffWithin } from '#domain/back-off.ts';
import { MINUTE, SECOND } from '#domain/time.ts';

const BOUNDS = { first: 2 * SECOND, longest: 2 * MINUTE };

/** The pause before a retry in milliseconds, after so many failures in a row. */
export const backOff = (failures: number, random: () => number): number =>
  backOffWithin(BOUNDS, failures, random);
