const HUES = 6;

/** The style of a coin's line, by its position among the offered coins: six hues, then the same ones dashed. */
export const seriesStyle = (place: number) => ({
  colour: `--line-${(place % HUES) + 1}`,
  isDashed: place % (2 * HUES) >= HUES,
});
