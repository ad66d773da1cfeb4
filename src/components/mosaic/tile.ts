/** The width of a tile's cell, with the gap. Drawings scale by their view box. */
export const TILE = 10;

/** Four tiles as a hammer would leave them: a start and a path. Only four, so that they compress well. */
const CUTS = [
  [0.4, 0.7, 'l9-.3 .2 9-8.8.2z'],
  [0.7, 0.3, 'l8.7.3-.3 8.9-8.9-.2z'],
  [0.5, 0.5, 'l9.1.2-.1 8.6-9.2.4z'],
  [0.8, 0.4, 'l8.5.1.4 9.1-9.3-.3z'],
] as const;

/**
 * The SVG path of a tile at a column and row.
 *
 * @param cut the shape, any whole number: neighbours look hand-made if theirs differ
 */
export function tilePath(column: number, row: number, cut: number): string {
  const [left, top, around] = CUTS[cut % CUTS.length] ?? CUTS[0];
  return `M${round(column * TILE + left)} ${round(row * TILE + top)}${around}`;
}

const round = (value: number) => Number(value.toFixed(1));
