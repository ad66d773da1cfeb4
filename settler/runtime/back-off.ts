import { backOffWithin } from '#domain/back-off.ts';
import { MINUTE, SECOND } from '#domain/time.ts';

const BOUNDS = { first: SECOND, longest: 5 * MINUTE };

/** How long to wait before trying once more, in milliseconds, after so many failures in a row. */
export const backOff = (failures: number): number => backOffWithin(BOUNDS, failures, Math.random);
