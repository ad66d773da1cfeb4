/** Numbers from 0 up to, not including, 1. The domain generates none: they are passed in. */
export type Random = () => number;

/**
 * Mulberry32 (Tommy Ettinger, public domain): a small generator with 32 bits of state. The same seed gives the same
 * numbers on every machine, so results are reproducible. Not for secrets.
 */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 up to, not including, `end`. */
export const randomBelow = (end: number, random: Random): number => Math.floor(random() * end);
