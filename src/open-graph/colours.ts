/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The plain part of a card, and the grout between its tiles. */
export const FIELD: Colour = [0x0b, 0x10, 0x33];
export const INK: Colour = [0xf1, 0xe8, 0xd2];

/** From far from the light to near it. */
export const LAPIS: readonly Colour[] = [
  [0x15, 0x1f, 0x5c],
  [0x1a, 0x2a, 0x78],
  [0x20, 0x37, 0x9a],
  [0x28, 0x47, 0xb4],
];
export const GOLD: readonly Colour[] = [
  [0xc4, 0x8d, 0x22],
  [0xd9, 0xa3, 0x2f],
  [0xf0, 0xc8, 0x69],
];
/** Where the edge of a golden tile covers half of a pixel. */
const GOLD_EDGE: Colour = [0x72, 0x59, 0x2c];

/** How much of a pixel a letter covers is told in steps from 0, nothing, to this, all of it. */
export const FULL_COVERAGE = 7;

const between = (share: number): Colour => {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [mix(FIELD[0], INK[0]), mix(FIELD[1], INK[1]), mix(FIELD[2], INK[2])];
};

/**
 * The 16 colours of a card, so that a pixel is four bits. The first eight go from the field to the ink: the coverage of a
 * pixel by a letter is its colour.
 */
export const PALETTE: readonly Colour[] = [
  ...Array.from({ length: FULL_COVERAGE + 1 }, (_, coverage) => between(coverage / FULL_COVERAGE)),
  ...LAPIS,
  ...GOLD,
  GOLD_EDGE,
];
