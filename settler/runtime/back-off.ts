import { backOffWithin } from '#domain/back-off.ts';
import { MINUTE, SECOND } from '#domain/time.ts';

const BOUNDS = { first: SECOND, longest: 5 * MINUTE };

/** Milliseconds to wait before the next attempt, after this many failures in a row. */
export const backOff = (failures: number): number => backOffWithin(BOUNDS, failures, Math.random);
