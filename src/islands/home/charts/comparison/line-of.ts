const HUES = 6;

/** How the line of a coin is drawn, by its place among the coins on offer: six hues, then the same ones dashed. */
export const lineOf = (place: number) => ({
  colour: `--line-${(place % HUES) + 1}`,
  isDashed: place % (2 * HUES) >= HUES,
});
